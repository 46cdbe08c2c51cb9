import type { GroupModule, GroupName } from './ViewDefinition.js'

/** Loads the code of a group. */
export async function importGroup(group: GroupName): Promise<GroupModule> {
  if (group === 'connect') return import('./connect/group.js')
  const { laterGroups } = await import('./laterGroups.js')
  return laterGroups[group]()
}

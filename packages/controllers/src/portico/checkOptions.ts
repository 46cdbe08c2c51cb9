import { instanceErrors } from './instanceErrors.js'
import type { ResolvedOptions } from './resolveOptions.js'

/** Throws for options that cannot work together, at once and by name rather than later and elsewhere. */
export function checkOptions(options: ResolvedOptions): void {
  const { id, networks, adapters, defaultNetwork, services, themeMode, projectId } = options
  const ids = networks.map((network) => network.caipNetworkId)
  const network = findRepeated(ids)
  if (network) throw instanceErrors('instance/duplicate-network', { network })
  const namespace = findRepeated(adapters.map((adapter) => adapter.namespace))
  if (namespace) throw instanceErrors('instance/duplicate-adapter', { namespace })
  check('id', /^[\w.-]*$/.test(id), 'only letters, digits, ".", "_" and "-" may stand in storage keys')
  check('projectId', projectId === undefined || /^[\w-]+$/.test(projectId), 'it must be the id of an app')
  check('defaultNetwork', ids.includes(defaultNetwork), `${defaultNetwork} is not one of \`networks\``)
  check('themeMode', ['light', 'dark', 'system'].includes(themeMode), 'it must be light, dark or system')
  for (const [name, url] of Object.entries(services))
    check(
      `services.${name}`,
      /^(https?|wss?):\/\/[^/\s]+(\/\S*)?(?<!\/)$/.test(url),
      'it must be an absolute URL without a trailing slash',
    )
}

function check(option: string, holds: boolean, reason: string): void {
  if (!holds) throw instanceErrors('instance/invalid-option', { option, reason })
}

function findRepeated<item>(items: readonly item[]): item | undefined {
  return new Set(items).size === items.length ? undefined : items.find((item, at) => items.indexOf(item) !== at)
}

import { definePart } from '@portico/controllers/internal'
import type { GroupModule, GroupName } from './ViewDefinition.js'

/** View groups that have been loaded. */
export const groupsPart = definePart<Map<GroupName, GroupModule>>({ key: 'viewGroups', create: () => new Map() })

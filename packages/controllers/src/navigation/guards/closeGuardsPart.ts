import { definePart } from '../../instance/definePart.js'
import type { Portico } from '../../instance/Portico.js'
import type { ViewName } from '../../instance/state/RouteParams.js'
import { mustSwitchNetwork } from '../modal/mustSwitchNetwork.js'

/** Says whether a view in the history lets the modal close now. */
export type CloseGuard = (portico: Portico) => boolean

/** The guards of an instance, by view. */
export const closeGuardsPart = definePart<Map<ViewName, CloseGuard>>({
  key: 'closeGuards',
  create: () => new Map([['UnsupportedChain', (portico) => !mustSwitchNetwork(portico)]]),
})

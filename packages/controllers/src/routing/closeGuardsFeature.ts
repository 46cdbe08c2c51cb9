import { defineFeature } from '../features/defineFeature.js'
import { mustSwitchNetwork } from '../modal/mustSwitchNetwork.js'
import type { Portico } from '../portico/Portico.js'
import type { ViewName } from './RouteParams.js'

/** Says whether a view in the history lets the modal close now. */
export type CloseGuard = (portico: Portico) => boolean

/** The guards of an instance, by view. */
export const closeGuardsFeature = defineFeature<Map<ViewName, CloseGuard>>({
  key: 'closeGuards',
  create: () => new Map([['UnsupportedChain', (portico) => !mustSwitchNetwork(portico)]]),
})

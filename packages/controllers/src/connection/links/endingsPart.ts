import type { ChainNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'

/** A stored connection that the user ended before it was restored. */
export type Ending = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** Connections that still have to be ended at their wallets. The code that does so may not be loaded yet. */
export const endingsPart = definePart({ key: 'endings', create: (): Ending[] => [] })

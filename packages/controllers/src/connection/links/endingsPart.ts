import type { ChainNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'

/** A stored connection that the person ended before it was resumed. */
export type Ending = { readonly connectorId: string; readonly namespace: ChainNamespace }

/** What is still to be ended at wallets, by the code that resumes, which may not have been loaded yet. */
export const endingsPart = definePart({ key: 'endings', create: (): Ending[] => [] })

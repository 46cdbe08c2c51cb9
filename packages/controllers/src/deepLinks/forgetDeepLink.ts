import { deepLinkChoiceKey } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'

/** Forgets the wallet app of an earlier session, as when a wallet was reached by a code. */
export function forgetDeepLink(portico: Portico): void {
  portico[internals].store.remove(deepLinkChoiceKey)
}

import { deepLinkChoiceKey } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import type { DeepLinkChoice } from './DeepLink.js'

/** Returns the wallet app the present session was opened in, if one is remembered. */
export function getDeepLinkChoice(portico: Portico): DeepLinkChoice | undefined {
  return portico[internals].store.get(deepLinkChoiceKey)
}

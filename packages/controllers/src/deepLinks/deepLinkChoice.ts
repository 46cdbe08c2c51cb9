import { deepLinkChoiceKey, stripControls } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { DeepLinkChoice } from './DeepLink.js'
import { deepLinkPart } from './deepLinkPart.js'
import { toAppLink } from './toAppLink.js'

/** Returns the wallet app that the current session was opened in, if one is stored. */
export function getDeepLinkChoice(portico: Portico): DeepLinkChoice | undefined {
  return portico[internals].store.get(deepLinkChoiceKey)
}

/**
 * Stores the wallet app that a session was opened in, until the last WalletConnect connection ends. In an instance
 * without an id and with the page's own storage, WalletConnect's client reads it too and opens the app on each request.
 *
 * @param portico The instance.
 * @param choice `choice` of the link that was opened.
 * @throws `link/not-allowed` for a link that is not safe to open
 */
export function rememberDeepLink(portico: Portico, { href, name }: DeepLinkChoice): void {
  const safe = toAppLink(href)
  getPart(portico, deepLinkPart)
  portico[internals].store.set(deepLinkChoiceKey, { href: safe, name: stripControls(name).slice(0, 64) })
}

/** Deletes the wallet app of an earlier session, for example after pairing by a code. */
export function forgetDeepLink(portico: Portico): void {
  portico[internals].store.remove(deepLinkChoiceKey)
}

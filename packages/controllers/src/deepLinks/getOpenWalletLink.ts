import { type ChainNamespace, isPorticoError } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { DeepLink, DeepLinkChoice } from './DeepLink.js'
import { getDeepLinkChoice } from './deepLinkChoice.js'
import { deepLinkPart, isRelayed } from './deepLinkPart.js'
import type { Environment } from './Environment.js'
import { getLinkTarget } from './getLinkTarget.js'
import { toAppLink } from './toAppLink.js'

/** What `getOpenWalletLink` takes. */
export type GetOpenWalletLinkParameters = {
  readonly environment: Environment
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Returns the link to show as "Open wallet" while a request waits in a wallet connected over WalletConnect: to the app
 * that was chosen or, on a phone, to the one the wallet names itself. `undefined` if there is none.
 *
 * @param portico The instance.
 * @param parameters The environment, and the namespace of the request.
 */
export function getOpenWalletLink(
  portico: Portico,
  { environment, namespace }: GetOpenWalletLinkParameters,
): DeepLink | undefined {
  const { connections, lifetime, stores } = portico[internals]
  const name = namespace ?? stores.connection.activeNamespace
  if (lifetime.aborted || !isRelayed(portico, name)) return undefined
  getPart(portico, deepLinkPart)
  const choice = getDeepLinkChoice(portico)
  const peer = connections.get(name)?.peer
  const named = environment.isMobile && peer ? [peer.redirect?.native, peer.redirect?.universal] : []
  const links = [choice?.href, ...named].flatMap((link) => (link ? toUsable(link) : []))
  const [href] = links
  if (!href) return undefined
  const remembered: DeepLinkChoice = { href, name: choice?.name ?? peer?.name ?? '' }
  return { href, target: getLinkTarget(environment), choice: remembered, automatic: false }
}

/** The wallet's own data is untrusted: links that are not safe to open are left out. */
function toUsable(link: string): readonly string[] {
  try {
    return [toAppLink(link)]
  } catch (error) {
    if (isPorticoError(error, 'link/not-allowed')) return []
    throw error
  }
}

import type { AdapterContext, Eip1193Provider } from '@portico/core'
import { settle } from '@portico/core/internal'

/** How long to wait for a wallet's answer, in milliseconds. */
const answerMs = 500

/**
 * Says whether a wallet that shares no account is locked. Only MetaMask and its kin can tell; others count as unlocked.
 *
 * @param context The instance's parts.
 * @param provider The wallet.
 */
export async function isLocked({ clock }: AdapterContext, provider: Eip1193Provider): Promise<boolean> {
  // An unofficial API of some wallets. The call throws where it is missing.
  const ask = () => (provider as { _metamask?: { isUnlocked(): unknown } })._metamask?.isUnlocked()
  try {
    return (await settle(ask, { limit: { clock, ms: answerMs } })) === false
  } catch {
    return false
  }
}

import type { Eip1193Provider } from '@portico/core'

/**
 * Says whether a wallet that shares no account is locked. Only MetaMask and its kin can tell; others count as unlocked.
 *
 * @param provider The wallet.
 */
export async function isLocked(provider: Eip1193Provider): Promise<boolean> {
  try {
    // An unofficial part of some wallets; the call fails where it is missing.
    const { _metamask } = provider as { _metamask?: { isUnlocked(): unknown } }
    return (await _metamask?.isUnlocked()) === false
  } catch {
    return false
  }
}

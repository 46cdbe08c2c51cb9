import type { Wallet } from '@wallet-standard/base'

/** Registers a wallet with an app. Returns the unregister function. */
type Register = (api: { register(...wallets: Wallet[]): () => void }) => void

/**
 * Registers a wallet with every app of the page, now and later (Wallet Standard). Unlike the standard's own helper it
 * can be undone, like an extension that is turned off.
 *
 * @param target The window.
 * @returns Unregisters the wallet from every app.
 */
export function registerWallet(wallet: Wallet, target: EventTarget): () => void {
  const ends: (() => void)[] = []
  const introduce: Register = ({ register }) => void ends.push(register(wallet))
  const onAppReady = (event: Event) => {
    // The standard defines the detail of an event of this name.
    introduce((event as CustomEvent<Parameters<Register>[0]>).detail)
  }
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  target.addEventListener('wallet-standard:app-ready', onAppReady)
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const end of ends) end()
  }
}

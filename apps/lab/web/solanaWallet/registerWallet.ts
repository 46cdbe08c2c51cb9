import type { Wallet } from '@wallet-standard/base'

/** How an app takes a wallet in; it returns what takes the wallet out again. */
type Register = (api: { register(...wallets: Wallet[]): () => void }) => void

/**
 * Registers a wallet with every app of the page, now and later (Wallet Standard). Unlike the standard's own helper it can
 * be undone, as when an extension is turned off.
 *
 * @param target The window.
 * @returns Takes the wallet back from every app.
 */
export function registerWallet(wallet: Wallet, target: EventTarget): () => void {
  const ends: (() => void)[] = []
  const introduce: Register = ({ register }) => void ends.push(register(wallet))
  const onAppReady = (event: Event) => {
    // An event of this name carries the app's interface, as the standard says.
    introduce((event as CustomEvent<Parameters<Register>[0]>).detail)
  }
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  target.addEventListener('wallet-standard:app-ready', onAppReady)
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const end of ends) end()
  }
}

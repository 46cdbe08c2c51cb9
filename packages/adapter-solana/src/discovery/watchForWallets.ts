import type { AdapterContext, Connector } from '@portico/core'

/**
 * Waits for the first Wallet Standard wallet of this page and loads the discovery then, so that a visitor without a
 * wallet never downloads it. Wallets register again whenever an app says it is ready, so none is lost by the wait.
 *
 * @param context The instance's parts.
 * @param onConnectors Receives the whole list at each change.
 * @returns Stops the search.
 */
export function watchForWallets(
  context: AdapterContext,
  onConnectors: (connectors: readonly Connector[]) => void,
): () => void {
  if (typeof window === 'undefined') return () => {}
  const event = 'wallet-standard:register-wallet'
  const stops: (() => void)[] = []
  let isWaiting = true

  const load = async () => {
    if (!isWaiting) return
    isWaiting = false
    try {
      const module = await import('./discoverWallets.js')
      // Stopped meanwhile, so the list is empty.
      if (stops.length > 0) stops.push(module.discoverWallets(context, onConnectors))
    } catch (error) {
      // The next sign of a wallet tries again.
      isWaiting = stops.length > 0
      context.logger.error('wallet discovery could not be loaded', error)
    }
  }
  const register = () => {
    void load()
    return () => {}
  }

  window.addEventListener(event, load)
  stops.push(() => window.removeEventListener(event, load))
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  return () => {
    isWaiting = false
    for (const stop of stops.splice(0)) stop()
  }
}

import type { AdapterContext, Connector } from '@portico/core'
import type { EvmDiscovery } from './discoverWallets.js'

/** When to check for a provider that is injected without an event, in milliseconds after the start. */
const legacyChecksMs = [0, 500, 1500, 3000] as const

/**
 * Waits for the first sign of a wallet in this page and loads the discovery then, so that a visitor without a wallet
 * never downloads it. Wallets answer EIP-6963 requests whenever asked, so none is lost by the wait.
 *
 * @param context The instance's parts.
 * @param mode Which wallets to look for.
 * @param onConnectors Receives the whole list at each change.
 * @returns Stops the search.
 */
export function watchForWallets(
  context: AdapterContext,
  mode: EvmDiscovery,
  onConnectors: (connectors: readonly Connector[]) => void,
): () => void {
  if (mode === 'none' || typeof window === 'undefined') return () => {}
  const stops: (() => void)[] = []
  let isWaiting = true

  const load = async () => {
    if (!isWaiting) return
    isWaiting = false
    try {
      const module = await import('./discoverWallets.js')
      // Stopped meanwhile, so the list is empty.
      if (stops.length > 0) stops.push(module.discoverWallets(context, mode, onConnectors))
    } catch (error) {
      // The next sign of a wallet tries again.
      isWaiting = stops.length > 0
      context.logger.error('wallet discovery could not be loaded', error)
    }
  }
  const check = () => {
    if (mode === 'all' && 'ethereum' in window) void load()
  }

  for (const ms of legacyChecksMs) stops.push(context.clock.setTimeout(check, ms))
  const listen = (event: string, listener: () => void) => {
    window.addEventListener(event, listener)
    stops.push(() => window.removeEventListener(event, listener))
  }
  listen('ethereum#initialized', check)
  // Only the event names of EIP-6963. The discovery reads the announcements.
  listen('eip6963:announceProvider', load)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => {
    isWaiting = false
    for (const stop of stops.splice(0)) stop()
  }
}

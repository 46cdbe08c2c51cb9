import type { AdapterContext, Connector } from '@portico/core'
import { requestProviders } from 'mipd'
import type { EvmDiscovery } from './EvmDiscovery.js'

/** When to look for a provider that is injected without a word, in milliseconds after the start. */
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
  let state: 'waiting' | 'loading' | 'stopped' = 'waiting'
  let stopDiscovery: (() => void) | undefined

  const load = () => {
    if (state !== 'waiting') return
    state = 'loading'
    import('./discoverWallets.js').then(
      ({ discoverWallets }) => {
        if (state === 'loading') stopDiscovery = discoverWallets(context, mode, onConnectors)
      },
      (error: unknown) => {
        // The next sign of a wallet tries again.
        if (state === 'loading') state = 'waiting'
        context.logger.error('wallet discovery could not be loaded', error)
      },
    )
  }
  const check = () => {
    if (mode === 'all' && 'ethereum' in window) load()
  }

  const unwatch = requestProviders(load)
  const stops = legacyChecksMs.map((ms) => context.clock.setTimeout(check, ms))
  window.addEventListener('ethereum#initialized', check)
  return () => {
    state = 'stopped'
    unwatch?.()
    window.removeEventListener('ethereum#initialized', check)
    for (const stop of stops) stop()
    stopDiscovery?.()
  }
}

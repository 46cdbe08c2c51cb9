import type { AdapterContext, Connector } from '@portico/core'
import { requestProviders } from 'mipd'
import { createConnector, type Wallet } from '../connection/createConnector.js'
import { readAnnouncement } from './readAnnouncement.js'
import { readLegacyProvider } from './readLegacyProvider.js'

/**
 * Which wallets are looked for: `all` (announced ones and the legacy `window.ethereum`), `announced` (EIP-6963 only) or
 * `none`.
 */
export type EvmDiscovery = 'all' | 'announced' | 'none'

type Found = { readonly wallet: Wallet; readonly uuid: string; readonly connector: Connector }

/** Wallets that are announced within this time are reported together. In milliseconds. */
const batchMs = 10

/** When to look again for a provider that is injected late, in milliseconds after the start. */
const legacyChecksMs = [500, 1500, 3000] as const

/**
 * Looks for wallets of this browser until stopped.
 *
 * @param context The instance's parts.
 * @param mode Which wallets to look for.
 * @param onConnectors Receives the whole list at each change.
 * @returns Stops the search.
 */
export function discoverWallets(
  context: AdapterContext,
  mode: EvmDiscovery,
  onConnectors: (connectors: readonly Connector[]) => void,
): () => void {
  if (mode === 'none' || typeof window === 'undefined') return () => {}
  const { clock, logger } = context
  const found: Found[] = []
  let legacy: Found | undefined
  let reported = ''
  let pending: (() => void) | undefined

  const add = (wallet: Wallet, uuid: string): Found => ({ wallet, uuid, connector: createConnector(context, wallet) })

  const report = () => {
    pending = undefined
    const provider = mode === 'all' ? readLegacyProvider() : undefined
    if (!provider || found.some(({ wallet }) => wallet.provider === provider)) legacy = undefined
    else if (legacy?.wallet.provider !== provider)
      legacy = add({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED', provider }, `${clock.now()}`)
    const list = legacy ? [...found, legacy] : found
    const key = JSON.stringify(list.map(({ wallet, uuid }) => [wallet.id, uuid]))
    if (key === reported) return
    reported = key
    onConnectors(list.map(({ connector }) => connector))
  }

  const schedule = () => {
    pending ??= clock.setTimeout(report, batchMs)
  }

  // mipd's store would keep announcements without validating them.
  const unwatch = requestProviders((detail) => {
    const announced = readAnnouncement(detail)
    if (!announced) return logger.warn('A wallet announced itself with an invalid EIP-6963 event; it is left out')
    const { uuid, ...wallet } = announced
    // Every script on the page can announce wallets. Keeping the first announcement of an id prevents a later one from
    // putting its provider behind the name and icon of a wallet that is already listed.
    if (found.some((other) => other.uuid === uuid || other.wallet.id === wallet.id)) return
    found.push(add(wallet, uuid))
    schedule()
  })

  const stops = legacyChecksMs.map((ms) => clock.setTimeout(schedule, ms))
  window.addEventListener('ethereum#initialized', schedule)
  schedule()

  return () => {
    unwatch?.()
    window.removeEventListener('ethereum#initialized', schedule)
    for (const stop of stops) stop()
    pending?.()
  }
}

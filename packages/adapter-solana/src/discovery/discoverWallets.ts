import type { AdapterContext, Connector } from '@portico/core'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { createConnector } from '../connection/createConnector.js'
import { onSupportChange } from './onSupportChange.js'
import { readWallet } from './readWallet.js'

/** Wallets that register within this time are reported together. In milliseconds. */
const batchMs = 10

/**
 * Looks for the Solana wallets of this browser until stopped: those that are registered, come late or go, and those
 * that support Solana later than others.
 *
 * @param context The instance's parts.
 * @param onConnectors Receives the whole list at each change.
 * @returns Stops the search.
 */
export function discoverWallets(
  context: AdapterContext,
  onConnectors: (connectors: readonly Connector[]) => void,
): () => void {
  const { clock, logger } = context
  const { get, on } = getWallets()
  const known = new Map<Wallet, Connector | undefined>()
  /** Unsubscribe functions for wallets that do not support Solana yet. */
  const waits = new Map<Wallet, () => void>()
  let reported: readonly Connector[] = []
  let pending: (() => void) | undefined

  const find = (wallet: Wallet): Connector | undefined => {
    if (known.has(wallet)) return known.get(wallet)
    const read = readWallet(wallet)
    if (read === 'invalid') logger.warn('A wallet registered itself against the Wallet Standard; it is left out')
    const connector = typeof read === 'object' ? createConnector(context, { ...read, wallet }) : undefined
    known.set(wallet, connector)
    if (!connector)
      waits.set(
        wallet,
        onSupportChange(wallet, () => forget(wallet)),
      )
    return connector
  }

  const report = () => {
    pending = undefined
    const list: Connector[] = []
    for (const wallet of get()) {
      const connector = find(wallet)
      // A wallet that registers again under the same name counts as the same.
      if (connector && list.every(({ id }) => id !== connector.id)) list.push(connector)
    }
    if (list.length === reported.length && list.every((connector, at) => connector === reported[at])) return
    reported = list
    onConnectors(list)
  }

  const schedule = () => {
    pending ??= clock.setTimeout(report, batchMs)
  }
  const forget = (...wallets: readonly Wallet[]) => {
    for (const wallet of wallets) {
      known.delete(wallet)
      waits.get(wallet)?.()
      waits.delete(wallet)
    }
    schedule()
  }
  const stops = [on('register', schedule), on('unregister', forget)]
  schedule()
  return () => {
    for (const stop of [...stops, ...waits.values()]) stop()
    pending?.()
  }
}

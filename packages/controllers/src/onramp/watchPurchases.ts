import type { OnrampRecord } from '@portico/core'
import { linkSignals, wait } from '@portico/core/internal'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { internals, type Portico } from '../instance/Portico.js'
import { onrampErrors } from './onrampErrors.js'
import { getOnrampProviders, loadOnrampSource } from './onrampSources.js'

/** Purchases of the active account, as their providers know them. */
export type Purchases = {
  readonly status: 'loading' | 'ready' | 'error'
  /** Newest first. */
  readonly records: readonly (OnrampRecord & { readonly provider: string })[]
  readonly error?: unknown
}

/** Poll interval while a purchase is in progress, in milliseconds. */
const refetchMs = 3_000

/**
 * Lists the purchases of the active account that providers report, and polls every 3 s while one is in progress.
 *
 * @param portico The instance.
 * @param callback Called with what is known, now and after each change.
 * @returns Ends it.
 */
export function watchPurchases(portico: Portico, callback: (purchases: Purchases) => void): () => void {
  const { clock, lifetime } = portico[internals]
  const controller = new AbortController()
  const unlink = linkSignals(controller, [lifetime])
  const { signal } = controller
  callback({ status: 'loading', records: [] })
  void read()
  return () => {
    controller.abort()
    unlink()
  }

  async function read(): Promise<void> {
    while (!signal.aborted) {
      const found = await listPurchases(portico, signal).then(
        (records): Purchases => ({ status: 'ready', records }),
        (error): Purchases => ({ status: 'error', records: [], error }),
      )
      if (signal.aborted) return
      callback(found)
      if (!found.records.some(({ status }) => status === 'pending')) return
      await wait({ clock, ms: refetchMs, signal })
    }
  }
}

async function listPurchases(portico: Portico, signal: AbortSignal): Promise<Purchases['records']> {
  const { namespace, address: account } = balanceTarget(portico)
  if (!account) throw onrampErrors('onramp/not-connected')
  const lists = await Promise.all(
    getOnrampProviders(portico, namespace).map(async (provider) => {
      const source = await loadOnrampSource(portico, provider)
      const records = (await source.listRecords?.({ account, signal })) ?? []
      return records.map((record) => ({ ...record, provider: provider.name }))
    }),
  )
  return lists.flat().sort((a, b) => b.at - a.at)
}

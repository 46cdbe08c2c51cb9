import type { ChainNamespace } from '@portico/core'
import { track } from '../analytics/track.js'
import { internals, type Portico } from '../instance/Portico.js'

type TrackHistoryParameters = {
  readonly event: 'LOAD_MORE_TRANSACTIONS' | 'ERROR_FETCH_TRANSACTIONS'
  readonly namespace: ChainNamespace
  readonly address: string
  /** Of the page; `undefined` for the newest one. */
  readonly cursor: string | undefined
}

/** Records that a further page of an account's history is read, or that reading a page failed. */
export function trackHistory(portico: Portico, { event, namespace, address, cursor }: TrackHistoryParameters): void {
  const { options, stores } = portico[internals]
  const account = stores.connection.namespaces[namespace]?.accounts.find((each) => each.address === address)
  const isSmartAccount = account?.type === 'smartAccount'
  track(portico, { event, properties: { address, projectId: options.projectId, cursor, isSmartAccount } })
}

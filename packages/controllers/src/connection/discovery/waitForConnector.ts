import type { ChainNamespace, Connector } from '@portico/core'
import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { connectorKey } from './discoverConnectors.js'

export type WaitForConnectorParameters = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly signal: AbortSignal
}

/** How long to wait for wallets whose extension starts late, in milliseconds. */
const announceTimeoutMs = 1500

/** Resolves with the connector once it is available, or with `undefined` after 1.5 s or on abort. */
export function waitForConnector(
  portico: Portico,
  { namespace, connectorId, signal }: WaitForConnectorParameters,
): Promise<Connector | undefined> {
  const { clock, connectors, stores } = getInternals(portico)
  const find = () => connectors.get(connectorKey(namespace, connectorId))
  const known = find()
  if (known || signal.aborted) return Promise.resolve(known)
  return new Promise((resolve) => {
    const finish = (connector?: Connector) => {
      stopTimer()
      stopWatching()
      signal.removeEventListener('abort', onAbort)
      resolve(connector)
    }
    const onAbort = () => finish()
    const stopTimer = clock.setTimeout(finish, announceTimeoutMs)
    const stopWatching = subscribe(stores.connection, () => {
      const connector = find()
      if (connector) finish(connector)
    })
    signal.addEventListener('abort', onAbort)
  })
}

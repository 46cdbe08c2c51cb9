import type { ChainNamespace, Connection } from '@portico/core'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'
import { applyConnectionEvent } from './applyConnectionEvent.js'
import { listActiveLast } from './listActiveLast.js'
import { unlinkNamespace } from './unlinkNamespace.js'

/** Carries what a wallet reports into the state. Returns the stop. */
export function followConnection(portico: Portico, connection: Connection): () => void {
  const { connections } = getInternals(portico)
  const isCurrent = (namespace: ChainNamespace) => connections.get(namespace) === connection
  const stops = [
    connection.on('accounts', ({ namespace, accounts }) => {
      if (!isCurrent(namespace)) return
      if (accounts.length === 0) unlinkNamespace(portico, namespace, 'wallet')
      else applyConnectionEvent(portico, namespace, { type: 'accounts', accounts })
    }),
    connection.on('network', ({ namespace, network }) => {
      if (!isCurrent(namespace)) return
      applyConnectionEvent(portico, namespace, { type: 'network', network, approved: connection.approved(namespace) })
    }),
    connection.on('approved', ({ namespace, approved }) => {
      const network = connection.network(namespace)
      if (network && isCurrent(namespace))
        applyConnectionEvent(portico, namespace, { type: 'network', network, approved })
    }),
    connection.on('end', ({ reason }) => {
      for (const namespace of listActiveLast(portico))
        if (isCurrent(namespace)) unlinkNamespace(portico, namespace, reason === 'other-tab' ? reason : 'wallet')
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

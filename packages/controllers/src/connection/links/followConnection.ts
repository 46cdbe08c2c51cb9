import type { ChainNamespace, Connection } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { clearLogin } from '../state/clearLogin.js'
import { listActiveLast } from '../state/listActiveLast.js'
import { outcomesPart } from './outcomesPart.js'
import { unlinkNamespace } from './unlinkNamespace.js'

/** Applies what a wallet reports to the state. Returns the unsubscribe. */
export function followConnection(portico: Portico, connection: Connection): () => void {
  const { connections, store } = getInternals(portico)
  const isCurrent = (namespace: ChainNamespace) => connections.get(namespace) === connection
  /** When the wallet ends the last connection, the login ends too. */
  const forget = () => {
    if (connections.size === 0) clearLogin(store)
  }
  const outcomes = getPart(portico, outcomesPart)
  const stops = [
    connection.on('accounts', ({ namespace, accounts }) => {
      if (!isCurrent(namespace)) return
      if (accounts.length === 0) {
        unlinkNamespace(portico, namespace, 'wallet')
        forget()
        outcomes.emit('ended', { connection, reason: 'wallet' })
      } else applyConnectionEvent(portico, namespace, { type: 'accounts', accounts })
    }),
    connection.on('network', ({ namespace, networkId }) => {
      if (!isCurrent(namespace)) return
      applyConnectionEvent(portico, namespace, { type: 'network', networkId, approved: connection.approved(namespace) })
    }),
    connection.on('approved', ({ namespace, approved }) => {
      const networkId = connection.networkId(namespace)
      if (networkId && isCurrent(namespace))
        applyConnectionEvent(portico, namespace, { type: 'network', networkId, approved })
    }),
    connection.on('end', ({ reason }) => {
      const ended = listActiveLast(portico).filter(isCurrent)
      for (const namespace of ended)
        if (isCurrent(namespace)) unlinkNamespace(portico, namespace, reason === 'other-tab' ? reason : 'wallet')
      if (ended.length === 0 || reason === 'other-tab') return
      forget()
      outcomes.emit('ended', { connection, reason })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

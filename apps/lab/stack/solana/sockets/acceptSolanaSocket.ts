import { RpcError } from '@portico/app-parts/solana/RpcError'
import type { WebSocket } from 'ws'
import type { Ledger } from '../ledger/createLedger.js'
import { readConfig } from '../readParams.js'
import type { SolanaFaults } from '../SolanaFaults.js'
import { writeJson } from '../writeJson.js'
import { type Notify, type Subscribe, subscriptions } from './subscriptions.js'

/**
 * Serves one WebSocket.
 *
 * @param getFaults Returns the current faults of the space.
 */
export function acceptSolanaSocket(parameters: {
  webSocket: WebSocket
  ledger: Ledger
  onCall(method: string): void
  getFaults(): SolanaFaults
}): void {
  const { webSocket, ledger, onCall, getFaults } = parameters
  const stops = new Map<number, () => void>()
  let lastId = 0

  const send = (message: object) => webSocket.send(writeJson({ jsonrpc: '2.0', ...message }))

  function subscribe(kind: Subscribe, params: readonly unknown[]): number {
    lastId += 1
    const subscription = lastId
    const notify: Notify = (method, result) => {
      if (!getFaults().loseNotifications) send({ method, params: { result, subscription } })
    }
    stops.set(subscription, kind({ ledger, params, notify, end: () => unsubscribe(subscription) }))
    return subscription
  }

  function unsubscribe(subscription: unknown): boolean {
    // The keys are numbers; any other value is not found.
    const stop = stops.get(subscription as number)
    stops.delete(subscription as number)
    stop?.()
    return stop !== undefined
  }

  function answer(method: string, params: readonly unknown[]): unknown {
    const [, name = '', action] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? []
    const kind = Object.hasOwn(subscriptions, name) ? subscriptions[name] : undefined
    if (!kind) throw new RpcError(-32601, 'Method not found')
    return action === 'Subscribe' ? subscribe(kind, params) : unsubscribe(params[0])
  }

  function take(text: string): void {
    const { id, method, params } = readConfig(parse(text))
    // A call without an id expects no response. Clients use such calls to keep the connection alive.
    if (id === undefined || typeof method !== 'string') return
    onCall(method)
    try {
      send({ id, result: answer(method, Array.isArray(params) ? params : []) })
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      send({ id, error: { code: error.code, message: error.message } })
    }
  }

  webSocket.on('message', (data) => take(String(data)))
  webSocket.on('error', () => webSocket.terminate())
  webSocket.once('close', () => {
    for (const stop of stops.values()) stop()
    stops.clear()
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

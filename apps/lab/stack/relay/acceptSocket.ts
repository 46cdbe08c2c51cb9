import type { WebSocket } from 'ws'
import type { Log } from '../logs/createLog.js'
import type { Exchange } from './createExchange.js'
import { createFaultyLine } from './createFaultyLine.js'
import type { RelayFaults } from './RelayFaults.js'
import { readAuth } from './readAuth.js'

/** Clients on Node close a connection that is silent for 35 s. */
const pingIntervalMs = 25_000

/** Connects an open socket to the exchange and keeps it alive. */
export function acceptSocket(parameters: {
  webSocket: WebSocket
  /** Token of the client. */
  auth: string | null
  exchange: Exchange
  getFaults: () => RelayFaults
  onCall: (method: string) => void
  log: Log | undefined
}): void {
  const { webSocket, auth, exchange, getFaults, onCall, log } = parameters
  const { clientId, problem } = readAuth(auth, Date.now())
  if (problem) log?.write('relay', `The token of ${clientId} is bad: ${problem}`)
  const send = (frame: object) => webSocket.send(JSON.stringify(frame))
  const peer = exchange.join({ clientId, send, onCall, getFaults })
  const line = createFaultyLine({ receive: peer.receive, getDelayMs: () => getFaults().delayMs ?? 0 })
  let isAlive = true
  const timer = setInterval(() => {
    if (isAlive) webSocket.ping()
    else webSocket.terminate()
    isAlive = false
  }, pingIntervalMs)
  webSocket.on('pong', () => {
    isAlive = true
  })
  webSocket.on('message', (bytes) => line.receive(bytes.toString()))
  webSocket.on('error', (error) => log?.write('relay', `${clientId}: ${error.message}`))
  webSocket.on('close', () => {
    clearInterval(timer)
    line.end()
    peer.leave()
  })
}

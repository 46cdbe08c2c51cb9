import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type Listening, listen } from '@portico/app-parts/http/listen'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '../logs/createLog.js'
import { acceptSocket } from './acceptSocket.js'
import { createExchange } from './createExchange.js'
import type { RelayFaults } from './RelayFaults.js'
import { refuseSocket } from './refuseSocket.js'

/** What a relay has counted so far in one space. */
export type RelayState = {
  /** Open sockets. */
  readonly sockets: number
  /** Sockets since the start, including refused ones. */
  readonly opened: number
  /** How often each method was called. */
  readonly calls: Readonly<Record<string, number>>
}

/**
 * A running relay. The path of its URL is a space: messages are shared by all spaces, faults and counts belong to one,
 * which keeps concurrent tests apart. The space of the plain URL is ''.
 */
export type Relay = {
  /** WebSocket URL without trailing slash. */
  readonly url: string
  setFaults(faults: RelayFaults, space?: string): void
  /** Closes the connections of a space, abruptly or with a close code. */
  drop(options?: { space?: string | undefined; code?: number | undefined }): void
  /** Stops listening. Messages are kept. */
  stop(): Promise<void>
  /** Listens again. */
  start(): Promise<void>
  /** Stops and, after `downMs`, starts again. */
  restart(options?: { downMs?: number | undefined }): Promise<void>
  /** Ends all faults. */
  reset(): void
  getState(space?: string): RelayState
  close(): Promise<void>
}

type Space = { faults: RelayFaults; opened: number; calls: Record<string, number>; sockets: Set<WebSocket> }

const frameLimitBytes = 4_000_000
const farewellLimitMs = 200
/** Close code 1012 (service restart, RFC 6455 registry), after which clients reconnect. */
const restartCode = 1012

type AdmitParameters = {
  space: Space
  socket: Duplex
  /** Completes the WebSocket handshake. */
  upgrade(use: (webSocket: WebSocket) => void): void
  /** The client's token. */
  auth: string | null
  exchange: ReturnType<typeof createExchange>
  log: Log | undefined
  /** Ends the wait of a refusal. */
  signal: AbortSignal
}

/** Accepts a new socket, or refuses it as the faults of its space say. */
function admit({ space, socket, upgrade, auth, exchange, log, signal }: AdmitParameters): void {
  space.opened += 1
  const { faults } = space
  if (faults.down || faults.refuse) {
    refuseSocket({ socket, upgrade, faults, signal })
    return
  }
  upgrade((webSocket) => {
    space.sockets.add(webSocket)
    webSocket.once('close', () => space.sockets.delete(webSocket))
    const onCall = (method: string) => {
      space.calls[method] = (space.calls[method] ?? 0) + 1
    }
    acceptSocket({ webSocket, auth, exchange, onCall, getFaults: () => space.faults, log })
  })
}

/** Closes sockets and stops listening. Clients that do not answer the close frame are terminated. */
async function closeAll(sockets: readonly WebSocket[], listening: Listening | undefined): Promise<void> {
  for (const socket of sockets) socket.close(restartCode, 'restart')
  const closing = listening?.close()
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.terminate()
  }, farewellLimitMs)
  await closing
  clearTimeout(timer)
}

/**
 * Starts a relay of the WalletConnect protocol that stores everything in memory.
 *
 * @param port Port to listen on.
 */
export async function startRelay({ port, log }: { port: number; log?: Log | undefined }): Promise<Relay> {
  const exchange = createExchange()
  const spaces = new Map<string, Space>()
  let running: { listening: Listening; ending: AbortController } | undefined
  // Starts and stops run one after another, however many are requested at once.
  let queue: Promise<void> = Promise.resolve()
  let isClosed = false

  function findSpace(name: string): Space {
    const space = spaces.get(name) ?? { faults: {}, opened: 0, calls: {}, sockets: new Set() }
    spaces.set(name, space)
    return space
  }

  const listSockets = () => [...spaces.values()].flatMap(({ sockets }) => [...sockets])

  async function open(): Promise<void> {
    if (running || isClosed) return
    const ending = new AbortController()
    const server = new WebSocketServer({ noServer: true, maxPayload: frameLimitBytes })
    const listening = await listen(port, (_, response) => {
      response.writeHead(426, { 'content-type': 'text/plain' }).end('This is a relay for WebSockets\n')
    })
    listening.server.on('upgrade', (request, socket, head) => {
      // Not `URL`, which throws: whatever a client sends, the relay must stay up.
      const [path = '', query] = (request.url ?? '').split('?')
      admit({
        space: findSpace(path.replace(/^\/+|\/+$/g, '')),
        socket,
        upgrade: (use) => server.handleUpgrade(request, socket, head, use),
        auth: new URLSearchParams(query).get('auth'),
        exchange,
        log,
        signal: ending.signal,
      })
    })
    running = { listening, ending }
  }

  async function shut(): Promise<void> {
    const ended = running
    running = undefined
    ended?.ending.abort()
    await closeAll(listSockets(), ended?.listening)
  }

  function queued(step: () => Promise<void>): Promise<void> {
    const result = queue.then(step)
    queue = result.catch(() => {})
    return result
  }

  await queued(open)
  return {
    url: `ws://127.0.0.1:${port}`,
    setFaults(faults, space = '') {
      findSpace(space).faults = faults
    },
    drop({ space = '', code } = {}) {
      for (const socket of findSpace(space).sockets) {
        if (code) socket.close(code)
        else socket.terminate()
      }
    },
    stop: () => queued(shut),
    start: () => queued(open),
    restart: ({ downMs = 0 } = {}) =>
      queued(async () => {
        await shut()
        await wait(downMs)
        await open()
      }),
    reset() {
      for (const space of spaces.values()) space.faults = {}
    },
    getState(name = '') {
      const { sockets, opened, calls } = findSpace(name)
      return { sockets: sockets.size, opened, calls: { ...calls } }
    },
    async close() {
      isClosed = true
      await queued(shut)
    },
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { listen } from '../../shared/http/listen.js'
import { readBody } from '../../shared/http/readBody.js'
import { createVm } from './createVm.js'
import { createLedger } from './ledger/createLedger.js'
import { answerCall, isMeant } from './methods/answerCall.js'
import type { SolanaFaults } from './SolanaFaults.js'
import { acceptSolanaSocket } from './sockets/acceptSolanaSocket.js'
import { defaultSlotMs } from './solanaChain.js'
import { writeJson } from './writeJson.js'

/** What the chain has counted so far in one space. */
export type SolanaState = {
  readonly slot: number
  /** Open sockets. */
  readonly sockets: number
  /** How often each method was called, subscriptions included. */
  readonly calls: Readonly<Record<string, number>>
}

/**
 * A running local Solana chain. The path of its URLs is a space: the chain is shared by all spaces, faults and counts
 * belong to one, which keeps concurrent tests apart. The space of the plain URL is ''.
 */
export type Solana = {
  /** RPC URL without trailing slash. */
  readonly url: string
  /** WebSocket URL without trailing slash. */
  readonly wsUrl: string
  /** Mints by symbol. */
  readonly contracts: Readonly<Record<string, string>>
  setFaults(faults: SolanaFaults, space?: string): void
  /** Closes the sockets of a space. */
  dropSockets(space?: string): void
  getState(space?: string): SolanaState
  /** Advances by some slots at once, for all spaces. */
  advance(slots: number): void
  /** Resets the accounts to their state after the start, drops all transactions and ends all faults. */
  reset(): void
  close(): Promise<void>
}

export type StartSolanaParameters = {
  /** Port of the RPC, which also accepts sockets. */
  port: number
  /** Port of the sockets. By default the next one, where clients expect it. */
  wsPort?: number | undefined
  /** Duration of a slot in milliseconds. */
  slotMs?: number | undefined
}

type Space = { faults: SolanaFaults; calls: Record<string, number>; sockets: Set<WebSocket> }

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
  'content-type': 'application/json',
}

const invalid = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const readMethod = (call: unknown) => (typeof call === 'object' && call !== null ? Reflect.get(call, 'method') : '')

/** Starts a Solana chain in this process, with accounts and tokens. Its state is kept in memory. */
export async function startSolana(parameters: StartSolanaParameters): Promise<Solana> {
  const { port, wsPort = port + 1, slotMs = defaultSlotMs } = parameters
  const { vm, contracts, restore } = createVm()
  const ledger = createLedger({ vm })
  const ending = new AbortController()
  const spaces = new Map<string, Space>()

  function findSpace(name: string): Space {
    const space = spaces.get(name) ?? { faults: {}, calls: {}, sockets: new Set() }
    spaces.set(name, space)
    return space
  }

  const readSpace = ({ url = '' }: IncomingMessage) => findSpace((url.split('?')[0] ?? '').replace(/^\/+|\/+$/g, ''))

  function count(space: Space, method: unknown): void {
    if (typeof method === 'string') space.calls[method] = (space.calls[method] ?? 0) + 1
  }

  function takeLoss(space: Space): boolean {
    const { loseTransactions = 0 } = space.faults
    if (loseTransactions <= 0) return false
    space.faults = { ...space.faults, loseTransactions: loseTransactions - 1 }
    return true
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const space = readSpace(request)
    if (space.faults.down) {
      request.socket.destroy()
      return
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end()
      return
    }
    if (request.method !== 'POST') {
      response.writeHead(405, headers).end('{"error":"JSON-RPC requests are sent with POST"}')
      return
    }
    const body = parse(await readBody(request))
    const calls = Array.isArray(body) ? body : [body]
    for (const call of calls) count(space, readMethod(call))
    const { faults } = space
    const isFaulty = calls.some((call) => isMeant({ faults }, readMethod(call)))
    if (faults.delayMs && isFaulty) await wait(faults.delayMs, undefined, { signal: ending.signal })
    if (faults.status && isFaulty) {
      const retry = faults.retryAfter === undefined ? {} : { 'retry-after': faults.retryAfter }
      response.writeHead(faults.status, { ...headers, ...retry }).end('{"error":"The lab was told to fail"}')
      return
    }
    const context = { ledger, faults, takeLoss: () => takeLoss(space) }
    const answers = calls.map((call) => (call === undefined ? invalid : answerCall(context, call)))
    response.writeHead(200, headers).end(writeJson(Array.isArray(body) ? answers : answers[0]))
  }

  const sockets = new WebSocketServer({ noServer: true })
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const space = readSpace(request)
    if (space.faults.down) {
      socket.destroy()
      return
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      space.sockets.add(webSocket)
      webSocket.once('close', () => space.sockets.delete(webSocket))
      const onCall = (method: string) => count(space, method)
      acceptSolanaSocket({ webSocket, ledger, onCall, getFaults: () => space.faults })
    })
  }

  async function open(at: number) {
    const listening = await listen(at, (request, response) => {
      answer(request, response).catch(() => {
        if (response.headersSent) response.destroy()
        else response.writeHead(500, headers).end('{"error":"The local chain failed"}')
      })
    })
    listening.server.on('upgrade', upgrade)
    return listening
  }

  function dropAll(all: Iterable<Space>): void {
    for (const space of all) for (const socket of space.sockets) socket.terminate()
  }

  const first = await open(port)
  const second = await open(wsPort).catch(async (error: unknown) => {
    await first.close()
    throw error
  })
  const timer = setInterval(() => ledger.advance(), slotMs)
  return {
    url: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${wsPort}`,
    contracts,
    setFaults(faults, name = '') {
      const space = findSpace(name)
      space.faults = faults
      if (faults.down) dropAll([space])
    },
    dropSockets: (name = '') => dropAll([findSpace(name)]),
    getState(name = '') {
      const { calls, sockets: own } = findSpace(name)
      return { slot: ledger.getSlot(), sockets: own.size, calls }
    },
    advance: (slots) => ledger.advance(slots),
    reset() {
      for (const space of spaces.values()) space.faults = {}
      ledger.reset(restore())
    },
    async close() {
      clearInterval(timer)
      ending.abort()
      dropAll(spaces.values())
      await Promise.all([first.close(), second.close()])
    },
  }
}

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { listen } from '@portico/app-parts/http/listen'
import { WebSocketServer } from 'ws'
import { answerRequest } from './answerRequest.js'
import { countCall, createSpaces, type Space } from './createSpaces.js'
import { createVm } from './createVm.js'
import { createLedger } from './ledger/createLedger.js'
import type { SolanaFaults } from './SolanaFaults.js'
import { acceptSolanaSocket } from './sockets/acceptSolanaSocket.js'
import { defaultSlotMs } from './solanaChain.js'

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

/** Starts a Solana chain in this process, with accounts and tokens. Its state is kept in memory. */
export async function startSolana(parameters: StartSolanaParameters): Promise<Solana> {
  const { port, wsPort = port + 1, slotMs = defaultSlotMs } = parameters
  const { vm, contracts, restore } = createVm()
  const ledger = createLedger({ vm })
  const ending = new AbortController()
  const { spaces, findSpace, readSpace } = createSpaces()

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
      const onCall = (method: string) => countCall(space, method)
      acceptSolanaSocket({ webSocket, ledger, onCall, getFaults: () => space.faults })
    })
  }

  async function open(at: number) {
    const listening = await listen(at, (request, response) => {
      void answerRequest({ request, response, ledger, space: readSpace(request), signal: ending.signal })
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

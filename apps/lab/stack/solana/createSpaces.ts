import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { SolanaFaults } from './SolanaFaults.js'

/** Faults and counts of one path of the chain's URLs. */
export type Space = { faults: SolanaFaults; calls: Record<string, number>; sockets: Set<WebSocket> }

/** Creates the spaces of a chain. A space exists from its first use on. */
export function createSpaces() {
  const spaces = new Map<string, Space>()

  function findSpace(name: string): Space {
    const space = spaces.get(name) ?? { faults: {}, calls: {}, sockets: new Set() }
    spaces.set(name, space)
    return space
  }

  return {
    spaces,
    findSpace,
    readSpace: ({ url = '' }: IncomingMessage) => findSpace((url.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '')),
  }
}

/** Counts a call of a method, if that is one. */
export function countCall(space: Space, method: unknown): void {
  if (typeof method === 'string') space.calls[method] = (space.calls[method] ?? 0) + 1
}

/** Returns whether to lose the next transaction, and counts down how many are still to be lost. */
export function takeLoss(space: Space): boolean {
  const { loseTransactions = 0 } = space.faults
  if (loseTransactions <= 0) return false
  space.faults = { ...space.faults, loseTransactions: loseTransactions - 1 }
  return true
}

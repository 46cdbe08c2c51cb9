import { createGate, type Gate } from './createGate.js'

/** How much a wallet takes on at a time, and for how long. */
export type WalletLoad = {
  /** How many requests are handled at a time. */
  readonly requests: number
  /** How long the headers of a request may take to arrive, in milliseconds. */
  readonly headersMs: number
  /** How long a request may take to arrive, in milliseconds. */
  readonly arrivalMs: number
  /** How long a request of the API may take from then on, in milliseconds. The wallet's pages wait for 28 s in all. */
  readonly handlingMs: number
  /** How long a connection may be silent while an answer is due or leaves, in milliseconds. */
  readonly silenceMs: number
}

export const usualLoad: WalletLoad = {
  requests: 256,
  headersMs: 10_000,
  arrivalMs: 30_000,
  handlingMs: 25_000,
  silenceMs: 60_000,
}

/** What requests wait for. Each has a limit of its own, so that one that is slow does not keep away all the others. */
export type Gates = {
  /** Everything that is handled. */
  readonly all: Gate
  /** Bodies that arrive, which takes as long as the sender likes: more of them, so that they hold up nothing else. */
  readonly arriving: Gate
  /** Answers of nodes to what a page reads, prepares or simulates. */
  readonly nodes: Gate
  /** The mail server. */
  readonly mails: Gate
}

/**
 * Creates the gates of a server. Half of the requests at most may wait for nodes, and an eighth for the mail server.
 *
 * @param requests How many requests are handled at a time.
 */
export function createGates({ requests }: Pick<WalletLoad, 'requests'>): Gates {
  return {
    all: createGate({ most: requests, retryAfter: 1 }),
    arriving: createGate({ most: requests * 4, retryAfter: 1 }),
    nodes: createGate({ most: Math.ceil(requests / 2), retryAfter: 2 }),
    mails: createGate({ most: Math.ceil(requests / 8), retryAfter: 5 }),
  }
}

import { createHash } from 'node:crypto'
import { createMailbox, type StoredMessage } from './createMailbox.js'
import type { RelayFaults } from './RelayFaults.js'
import { type Params, ParamsError, readObject } from './readParams.js'
import { type RelayCaller, relayMethods } from './relayMethods.js'

/** One connected socket, from the exchange's point of view. */
type RelayPeer = {
  /** Handles one frame from the client. */
  receive(text: string): void
  leave(): void
}

type JoinParameters = {
  clientId: string
  /** Sends one frame to the client. */
  send: (frame: object) => void
  onCall?: ((method: string) => void) | undefined
  /** Returns the faults that apply now. */
  getFaults?: (() => RelayFaults) | undefined
}

/** The relay without its sockets: subscriptions and delivery of messages. */
export type Exchange = { join(parameters: JoinParameters): RelayPeer }

type Listener = { readonly clientId: string; readonly topics: Set<string>; push(message: StoredMessage): void }

const createId = (topic: string, clientId: string) =>
  createHash('sha256')
    .update(topic + clientId)
    .digest('hex')

function readFrame(text: string): Params | undefined {
  try {
    return readObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Creates the exchange.
 *
 * @param now Returns milliseconds since the Unix epoch.
 */
export function createExchange({ now = Date.now }: { now?: () => number } = {}): Exchange {
  const mailbox = createMailbox(now)
  const listeners = new Set<Listener>()
  let lastId = now() * 1_000

  function join({ clientId, send, onCall, getFaults = () => ({}) }: JoinParameters): RelayPeer {
    const pushed = new Map<unknown, StoredMessage>()
    const listener: Listener = {
      clientId,
      topics: new Set(),
      push(stored) {
        const { topic, message, tag, publishedAt, attestation } = stored
        lastId += 1
        pushed.set(lastId, stored)
        const params = { id: createId(topic, clientId), data: { topic, message, publishedAt, tag, attestation } }
        send({ jsonrpc: '2.0', id: lastId, method: 'irn_subscription', params })
      },
    }
    listeners.add(listener)

    /** Carries out a call. What it pushes is delayed until the call has been answered. */
    function createCaller(later: (() => void)[]): RelayCaller {
      return {
        publish(message) {
          const stored = mailbox.store({ ...message, author: clientId })
          const isReader = (other: Listener) => other.clientId !== clientId && other.topics.has(message.topic)
          if (!stored) return
          later.push(() => {
            for (const reader of [...listeners].filter(isReader)) reader.push(stored)
          })
        },
        subscribe(topic) {
          listener.topics.add(topic)
          later.push(() => mailbox.readNew(topic, clientId).forEach(listener.push))
          return createId(topic, clientId)
        },
        unsubscribe: (topic) => listener.topics.delete(topic),
        read: (topic) => mailbox.read(topic, clientId),
      }
    }

    function call(id: unknown, method: string, params: unknown): void {
      const handler = Object.hasOwn(relayMethods, method) ? relayMethods[method] : undefined
      const fail = (code: number, message: string) => send({ jsonrpc: '2.0', id, error: { code, message } })
      if (!handler) {
        fail(-32601, `There is no method ${method}`)
        return
      }
      onCall?.(method)
      const later: (() => void)[] = []
      try {
        const result = handler(readObject(params), createCaller(later))
        if (!getFaults().loseReplies) send({ jsonrpc: '2.0', id, result })
        for (const act of later) act()
      } catch (error) {
        if (!(error instanceof ParamsError)) throw error
        fail(-32602, `Parameters of ${method}: ${error.message}`)
      }
    }

    function acknowledge(id: unknown): void {
      if (getFaults().loseAcknowledgements) return
      pushed.get(id)?.readers.add(clientId)
      pushed.delete(id)
    }

    return {
      receive(text) {
        const frame = readFrame(text)
        if (!frame) return send({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'A frame is one object' } })
        const { id, method, params } = frame
        if (typeof method === 'string') call(id, method, params)
        else if ('result' in frame) acknowledge(id)
        else if (!('error' in frame)) send({ jsonrpc: '2.0', id, error: { code: -32600, message: 'No call' } })
      },
      leave: () => listeners.delete(listener),
    }
  }

  return { join }
}

import type { NewMessage, StoredMessage } from './createMailbox.js'
import { type Params, readList, readMessage, readObject, readTag, readTopic, readTtl } from './readParams.js'

/** What a call can do on behalf of the client that sent it. */
export type RelayCaller = {
  publish(message: Omit<NewMessage, 'author'>): void
  /** @returns Id of the subscription. */
  subscribe(topic: string): string
  unsubscribe(topic: string): void
  read(topic: string): readonly StoredMessage[]
}

export type RelayMethod = (params: Params, caller: RelayCaller) => unknown

const tags = { propose: 1100, proposeResponse: 1101, settle: 1102 } as const

function readPublished(params: Params): Omit<NewMessage, 'author'> {
  const { attestation } = params
  return {
    topic: readTopic(params.topic),
    message: readMessage(params, 'message'),
    ttl: readTtl(params),
    tag: readTag(params),
    attestation: typeof attestation === 'string' ? attestation : undefined,
  }
}

function fetchMessages(topics: readonly string[], { read }: RelayCaller) {
  const messages = topics.flatMap((topic) =>
    read(topic).map(({ message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
  )
  return { messages, hasMore: false }
}

/** The calls of the relay protocol by name. Each checks all its parameters before it has any effect. */
export const relayMethods: Readonly<Record<string, RelayMethod>> = {
  irn_publish(params, caller) {
    caller.publish(readPublished(params))
    return true
  },
  irn_batchPublish(params, caller) {
    const messages = readList(params, 'messages').map(readObject).map(readPublished)
    for (const message of messages) caller.publish(message)
    return true
  },
  irn_subscribe: (params, { subscribe }) => subscribe(readTopic(params.topic)),
  irn_batchSubscribe: (params, { subscribe }) => readList(params, 'topics').map(readTopic).map(subscribe),
  irn_unsubscribe(params, { unsubscribe }) {
    unsubscribe(readTopic(params.topic))
    return true
  },
  irn_batchUnsubscribe(params, { unsubscribe }) {
    const subscriptions = readList(params, 'subscriptions').map(readObject)
    subscriptions.map(({ topic }) => readTopic(topic)).forEach(unsubscribe)
    return true
  },
  irn_fetchMessages: (params, caller) => fetchMessages([readTopic(params.topic)], caller),
  irn_batchFetchMessages: (params, caller) => fetchMessages(readList(params, 'topics').map(readTopic), caller),
  wc_proposeSession(params, caller) {
    const topic = readTopic(params.pairingTopic)
    const [message, ttl] = [readMessage(params, 'sessionProposal'), readTtl(params)]
    caller.subscribe(topic)
    caller.publish({ topic, message, ttl, tag: tags.propose })
    return true
  },
  wc_approveSession(params, caller) {
    const [sessionTopic, pairingTopic] = [readTopic(params.sessionTopic), readTopic(params.pairingTopic)]
    const response = readMessage(params, 'sessionProposalResponse')
    const settlement = readMessage(params, 'sessionSettlementRequest')
    const ttl = readTtl(params)
    caller.subscribe(sessionTopic)
    caller.publish({ topic: pairingTopic, message: response, ttl, tag: tags.proposeResponse })
    caller.publish({ topic: sessionTopic, message: settlement, ttl, tag: tags.settle })
    return true
  },
}

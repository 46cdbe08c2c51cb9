/** A message that is stored until its time to live is over. */
export type StoredMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly expiresAt: number
  readonly attestation?: string | undefined
  /** Client id. Authors never receive their own messages. */
  readonly author: string
  /** Ids of the clients that have received it. */
  readonly readers: Set<string>
}

/** A message when it is published. */
export type NewMessage = Pick<StoredMessage, 'topic' | 'message' | 'tag' | 'author' | 'attestation'> & {
  /** Time to live, in seconds. */
  readonly ttl: number
}

/** Messages by topic. They survive restarts of the relay. */
export type Mailbox = {
  /** Stores a message. Returns `undefined` if the same message is already stored. */
  store(message: NewMessage): StoredMessage | undefined
  /** Returns the unexpired messages of a topic by other authors, oldest first. */
  read(topic: string, clientId: string): readonly StoredMessage[]
  /** Returns those that the client has not acknowledged. */
  readNew(topic: string, clientId: string): readonly StoredMessage[]
}

/**
 * Creates an empty mailbox.
 *
 * @param now Returns milliseconds since the Unix epoch.
 */
export function createMailbox(now: () => number = Date.now): Mailbox {
  const topics = new Map<string, StoredMessage[]>()

  function live(topic: string): StoredMessage[] {
    const messages = topics.get(topic)?.filter(({ expiresAt }) => expiresAt > now()) ?? []
    if (messages.length > 0) topics.set(topic, messages)
    else topics.delete(topic)
    return messages
  }

  const read = (topic: string, clientId: string) => live(topic).filter(({ author }) => author !== clientId)

  return {
    store({ ttl, ...message }) {
      const messages = live(message.topic)
      if (messages.some((known) => known.message === message.message)) return undefined
      const publishedAt = now()
      const stored = { ...message, publishedAt, expiresAt: publishedAt + ttl * 1_000, readers: new Set<string>() }
      topics.set(message.topic, [...messages, stored])
      return stored
    },
    read,
    readNew: (topic, clientId) => read(topic, clientId).filter(({ readers }) => !readers.has(clientId)),
  }
}

import { isRecord } from '@portico/core/internal'
import { bindMethod } from './holdMessages.js'

export type ReplayMessagesParameters = {
  readonly topics: readonly string[]
  /** The time to give the messages, in milliseconds since the Unix epoch. */
  readonly now: number
  /** Texts that have just been handed on. */
  readonly done: readonly unknown[]
}

/**
 * Hands messages on some topics to the client once more that an earlier page stored, and confirmed to the relay, but
 * went away before it read them; the library itself looks again only for sessions.
 *
 * @param relayer The client's relayer.
 */
export function replayMessages(relayer: object, { topics, now, done }: ReplayMessagesParameters): void {
  const messages: unknown = Reflect.get(relayer, 'messages')
  const events: unknown = Reflect.get(relayer, 'events')
  const read = bindMethod(messages, 'getWithoutAck')
  const emit = bindMethod(events, 'emit')
  if (!read || !emit || topics.length === 0) return
  const unread = read(topics)
  for (const [topic, list] of Object.entries(isRecord(unread) ? unread : {}))
    for (const message of Array.isArray(list) ? list : [])
      if (!done.includes(message)) emit('relayer_message', { topic, message, publishedAt: now })
}

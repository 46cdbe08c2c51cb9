import { isRecord } from '@portico/core/internal'
import { bindMethod } from './holdMessages.js'

export type ReplayMessagesParameters = {
  readonly topics: readonly string[]
  /** Publication time to give the messages, in milliseconds since the Unix epoch. */
  readonly now: number
  /** Texts of messages that were just delivered. */
  readonly done: readonly unknown[]
}

/**
 * Delivers messages on some topics to the client again that an earlier page stored and acknowledged to the relay, but
 * did not handle before it was left. The library itself only does this for sessions.
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

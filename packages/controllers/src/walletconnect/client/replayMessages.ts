import { isRecord } from '@portico/core'

/**
 * Hands messages on some topics to the client once more that nobody has read yet. Those that come while a client starts
 * are stored, and confirmed to the relay, before the client listens; the library itself looks again only for sessions.
 *
 * @param relayer The client's relayer.
 * @param parameters The topics, and the time to give the messages, in milliseconds since the Unix epoch.
 */
export function replayMessages(
  relayer: object,
  { topics, now }: { readonly topics: readonly string[]; readonly now: number },
): void {
  const messages: unknown = Reflect.get(relayer, 'messages')
  const events: unknown = Reflect.get(relayer, 'events')
  const read = bindMethod(messages, 'getWithoutAck')
  const emit = bindMethod(events, 'emit')
  if (!read || !emit || topics.length === 0) return
  const unread = read(topics)
  for (const [topic, list] of Object.entries(isRecord(unread) ? unread : {}))
    for (const message of Array.isArray(list) ? list : []) emit('relayer_message', { topic, message, publishedAt: now })
}

function bindMethod(owner: unknown, name: string): ((...parameters: readonly unknown[]) => unknown) | undefined {
  const method: unknown = typeof owner === 'object' && owner ? Reflect.get(owner, name) : undefined
  return typeof method === 'function' ? (...parameters) => Reflect.apply(method, owner, parameters) : undefined
}

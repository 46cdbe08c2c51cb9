import { isRecord } from '@portico/core/internal'

type Method = (...parameters: readonly unknown[]) => unknown

/** Returns a method of a library's object under its name; `undefined` when the library is made otherwise. */
export function bindMethod(owner: unknown, name: string): Method | undefined {
  const method: unknown = typeof owner === 'object' && owner ? Reflect.get(owner, name) : undefined
  return typeof method === 'function' ? (...parameters) => Reflect.apply(method, owner, parameters) : undefined
}

const eventName = 'relayer_message'

/**
 * Keeps the messages that come while a client starts until all of it listens. Its pairings listen before its engine does,
 * and take an answer to a proposal for their own: it is confirmed, its request forgotten, and no session comes of it.
 *
 * @param relayer The relayer of a client that has not started.
 * @returns Hands the messages on in their order, and returns their texts.
 */
export function holdMessages(relayer: object): () => readonly unknown[] {
  const events: unknown = Reflect.get(relayer, 'events')
  const emit = bindMethod(events, 'emit')
  if (!emit || typeof events !== 'object' || !events) return () => []
  const held: unknown[] = []
  Reflect.set(events, 'emit', (name: unknown, ...details: readonly unknown[]) => {
    if (name !== eventName) return emit(name, ...details)
    return held.push(details[0]) > 0
  })
  return () => {
    Reflect.deleteProperty(events, 'emit')
    for (const event of held) emit(eventName, event)
    return held.splice(0).map((event) => (isRecord(event) ? event.message : undefined))
  }
}

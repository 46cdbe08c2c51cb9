import { isRecord } from '@portico/core/internal'

type Method = (...parameters: readonly unknown[]) => unknown

/** Returns a bound method of a library's object; `undefined` if this version of the library has no such method. */
export function bindMethod(owner: unknown, name: string): Method | undefined {
  const method: unknown = typeof owner === 'object' && owner ? Reflect.get(owner, name) : undefined
  return typeof method === 'function' ? (...parameters) => Reflect.apply(method, owner, parameters) : undefined
}

const eventName = 'relayer_message'

/**
 * Holds back messages that arrive while a client starts, until all of it listens. Its pairing module listens before its
 * engine and would swallow the answer to a proposal: the message is acknowledged and its request deleted, without
 * settling a session.
 *
 * @param relayer The relayer of a client that has not started.
 * @returns Delivers the messages in order, and returns their texts.
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

/**
 * Makes a client handle each message once. One second after its start the library replays unacknowledged messages,
 * including one that it is still handling. If that one ends a session, the second deletion would be an unhandled
 * rejection.
 */
export function tameRepeats(client: object): void {
  const engine: unknown = Reflect.get(client, 'engine')
  if (typeof engine !== 'object' || !engine) return
  const take: unknown = Reflect.get(engine, 'onRelayMessage')
  if (typeof take !== 'function') return
  const taken = new Set<string>()
  Reflect.set(engine, 'onRelayMessage', async (event: { readonly topic: string; readonly message: string }) => {
    const id = `${event.topic} ${event.message}`
    if (taken.has(id)) return
    taken.add(id)
    try {
      await take.call(engine, event)
    } finally {
      taken.delete(id)
    }
  })
}

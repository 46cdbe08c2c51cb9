/**
 * Lets a client take a message once. A second after its start the library reads again what it has not acknowledged, a
 * message it is just working on among it; what ends a session would then end it twice, and the second time would be an
 * unhandled rejection.
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

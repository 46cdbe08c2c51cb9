/**
 * Makes a WalletConnect client handle each message once. A second after its start it reads all unacknowledged messages
 * again, including those being handled. A session that ends at that moment would end twice, and the unhandled rejection
 * would stop Node.
 */
export function takeOnce(client: { readonly engine: object }): void {
  const { engine } = client
  const take: unknown = Reflect.get(engine, 'onRelayMessage')
  if (typeof take !== 'function') throw new Error('The WalletConnect client takes messages in another way now')
  const inWork = new Map<string, Promise<void>>()
  Reflect.set(engine, 'onRelayMessage', (event: { readonly topic: string; readonly message: string }) => {
    const id = `${event.topic} ${event.message}`
    const work = inWork.get(id) ?? Promise.resolve(take.call(engine, event)).finally(() => inWork.delete(id))
    inWork.set(id, work)
    return work
  })
}

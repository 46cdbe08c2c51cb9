import type { Eip1193Provider } from '@portico/core'

/**
 * Listens to a provider's events. Old providers may lack the methods, foreign ones may throw; neither stops the app.
 *
 * @param provider The wallet.
 * @param handlers One handler per event, receiving the event's first argument.
 * @returns Stops listening.
 */
export function listen(
  provider: Eip1193Provider,
  handlers: Readonly<Record<string, (value: unknown) => unknown>>,
): () => void {
  const each = (call: (event: string, handler: (value: unknown) => unknown) => unknown) => () => {
    for (const [event, handler] of Object.entries(handlers)) {
      try {
        call(event, handler)
      } catch {
        // A wallet without working events is still usable; its state is read on demand.
      }
    }
  }
  each((event, handler) => provider.on?.(event, handler))()
  return each((event, handler) => provider.removeListener?.(event, handler))
}

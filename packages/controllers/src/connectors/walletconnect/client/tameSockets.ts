import { type Clock, connectionErrors } from '@portico/core'
import { isRecord, wait } from '@portico/core/internal'

export type TameSocketsParameters = {
  readonly clock: Clock
  /** Once aborted, no socket is opened any more. */
  readonly signal: AbortSignal
}

/** Minimum time between opening two sockets, in milliseconds. */
const distance = 1000

/**
 * Fixes three problems of a relayer's sockets. The library reconnects a hundred times per second to a relay that
 * refuses them, so there is a pause between two sockets. It removes its listeners from a socket before it opens the
 * next, so that an error of the old one would crash a Node process or appear as an uncaught error in a browser;
 * therefore each socket keeps an error listener. And queued messages would open sockets after the instance has ended,
 * which is refused.
 */
export function tameSockets(relayer: object, { clock, signal }: TameSocketsParameters): void {
  const create: unknown = Reflect.get(relayer, 'createProvider')
  if (typeof create !== 'function') return
  const swallowErrors = () => {
    const provider: unknown = Reflect.get(relayer, 'provider')
    const on: unknown = isRecord(provider) ? provider.on : undefined
    if (typeof on === 'function') on.call(provider, 'error', () => {})
  }
  let next = 0
  swallowErrors()
  Reflect.set(relayer, 'createProvider', async () => {
    const pause = next - clock.now()
    next = Math.max(next, clock.now()) + distance
    if (pause > 0) await wait({ clock, ms: pause, signal })
    if (signal.aborted) {
      // Ends the library's retry loop, which resets this flag when it begins.
      Reflect.set(relayer, 'transportExplicitlyClosed', true)
      throw connectionErrors('connection/aborted')
    }
    await create.call(relayer)
    swallowErrors()
  })
}

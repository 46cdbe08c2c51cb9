import { type Clock, connectionErrors } from '@portico/core'
import { isRecord, wait } from '@portico/core/internal'

export type TameSocketsParameters = {
  readonly clock: Clock
  /** Once aborted no socket is opened any more. */
  readonly signal: AbortSignal
}

/** Least time from one socket to the next, in milliseconds. */
const distance = 1000

/**
 * Makes a relayer's sockets behave. A relay that refuses them would be asked again a hundred times a second: they get a
 * pause. The library stops listening to a socket before it opens the next one; an error of the old one would then end a
 * Node process and show as a failure of the page in a browser: each gets a listener that stays. And messages that wait
 * would open sockets after the end.
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
      // Ends the library's loop of tries, which resets this when it begins.
      Reflect.set(relayer, 'transportExplicitlyClosed', true)
      throw connectionErrors('connection/aborted')
    }
    await create.call(relayer)
    swallowErrors()
  })
}

import type { AdapterContext } from '@portico/core'
import type { WalletConnectOptions } from '../WalletConnectOptions.js'
import { createOwnClient, type OwnClient } from './createOwnClient.js'
import type { SignClientPort } from './SignClientPort.js'

export type ClientSource = {
  /** Returns the one client of the instance; a failed start may be tried again. */
  get(): Promise<SignClientPort>
  /** Lets the client hand on what came while it started, now or as soon as it is there. */
  listen(): void
  /** Whether it is there. */
  isLoaded(): boolean
  /** Closes our own client, so that the next `get` reads the storage anew. Does nothing to one that was passed in. */
  reset(): Promise<void>
}

/** Makes the one client of an instance when it is first asked for, and closes it with the instance. */
export function createClientSource(context: AdapterContext, options: WalletConnectOptions): ClientSource {
  const { client: given } = options
  let loading: Promise<OwnClient> | undefined
  let isLoaded = false
  const load = () => {
    const current = given ? adopt(given) : createOwnClient(context, options)
    loading = current
    current.then(
      ({ close }) => {
        isLoaded = true
        if (context.lifetime?.aborted) close()
      },
      () => {
        if (loading === current) loading = undefined
      },
    )
    return current
  }
  const reset = async () => {
    if (given) return
    isLoaded = false
    const current = loading
    loading = undefined
    const loaded = await current?.catch(() => undefined)
    loaded?.close()
  }
  context.lifetime?.addEventListener('abort', () => void reset(), { once: true })
  const listen = () => {
    loading?.then(
      (loaded) => loaded.listen(),
      () => {},
    )
  }
  return { get: async () => (await (loading ?? load())).client, listen, isLoaded: () => isLoaded, reset }
}

async function adopt(given: NonNullable<WalletConnectOptions['client']>): Promise<OwnClient> {
  return { client: await (typeof given === 'function' ? given() : given), listen: () => {}, close: () => {} }
}

import type { AdapterContext } from '@portico/core'
import type { SignClientPort } from '../port/SignClientPort.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { createOwnClient, type OwnClient } from './createOwnClient.js'

export type ClientSource = {
  /** Returns the instance's client. A failed start may be retried. */
  get(): Promise<SignClientPort>
  /** Makes the client deliver messages that arrived while it started, now or as soon as it is loaded. */
  listen(): void
  /** Adopts sessions that another tab has settled since our own client read its storage. */
  catchUp(): Promise<void>
}

/** Creates the client of an instance on first use, and closes it with the instance. */
export function createClientSource(context: AdapterContext, options: WalletConnectOptions): ClientSource {
  const { client: given } = options
  let loading: Promise<OwnClient> | undefined
  const load = () => {
    const current = given ? adopt(given) : createOwnClient(context, options)
    loading = current
    current.then(
      ({ close }) => {
        if (context.lifetime?.aborted) close()
        else context.lifetime?.addEventListener('abort', close, { once: true })
      },
      () => {
        if (loading === current) loading = undefined
      },
    )
    return current
  }
  const listen = () => {
    loading?.then(
      (loaded) => loaded.listen(),
      () => {},
    )
  }
  return {
    get: async () => (await (loading ?? load())).client,
    listen,
    catchUp: async () => (await loading)?.catchUp(),
  }
}

async function adopt(given: NonNullable<WalletConnectOptions['client']>): Promise<OwnClient> {
  return {
    client: await (typeof given === 'function' ? given() : given),
    catchUp: async () => {},
    listen: () => {},
    close: () => {},
  }
}

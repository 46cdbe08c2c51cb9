import type { AdapterContext } from '@portico/core'
import type { SignClientPort } from '../port/SignClientPort.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { createOwnClient, type OwnClient } from './createOwnClient.js'

export type ClientSource = {
  /** Returns the one client of the instance; a failed start may be tried again. */
  get(): Promise<SignClientPort>
  /** Lets the client hand on what came while it started, now or as soon as it is there. */
  listen(): void
  /** Takes over sessions that another tab has settled since our own client read its storage. */
  catchUp(): Promise<void>
}

/** Makes the one client of an instance when it is first asked for, and closes it with the instance. */
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

import { type ChainNamespace, internalErrors, walletErrors } from '@portico/core'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'

/** Makes an object that stands for whichever wallet is connected on a namespace, and is empty while none is. */
export function createForwarder(portico: Portico, namespace: ChainNamespace): { provider: object; stop(): void } {
  const { connections } = getInternals(portico)
  const current = (): object | undefined => {
    const provider: unknown = connections.get(namespace)?.provider(namespace)
    return typeof provider === 'object' && provider !== null ? provider : undefined
  }
  const provider = new Proxy(
    {},
    {
      get(_, name) {
        const target = current()
        // Awaiting or printing the object is no use of the wallet.
        if (!target && (typeof name === 'symbol' || name === 'then' || name === 'toJSON')) return undefined
        if (!target && connections.has(namespace))
          throw internalErrors('internal/connection-client-not-set', { namespace })
        if (!target) throw walletErrors('wallet/disconnected')
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
      has: (_, name) => name in (current() ?? {}),
    },
  )
  return { provider, stop: () => undefined }
}

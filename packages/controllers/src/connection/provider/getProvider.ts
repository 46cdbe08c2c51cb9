import type { ChainNamespace, ProviderOf } from '@portico/core'
import { internalErrors } from '@portico/core/internal'
import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { createEip1193Provider } from './createEip1193Provider.js'
import { createForwarder } from './createForwarder.js'

/** What `getProvider` takes. */
export type GetProviderParameters<namespace extends ChainNamespace> = { readonly namespace: namespace }

const providersPart = definePart({
  key: 'providers',
  create: () => new Map<ChainNamespace, { readonly provider: unknown; stop(): void }>(),
  dispose(providers) {
    for (const { stop } of providers.values()) stop()
  },
})

/**
 * Returns the provider of a namespace: one object for the life of the instance, whichever wallet is connected. On
 * `eip155` it is an EIP-1193 provider for viem's `custom()` or ethers' `BrowserProvider`; elsewhere it forwards to the
 * connected wallet's own object, and `request`, `on` and `removeListener` work from the start as they do on `eip155`.
 *
 * @param portico The instance.
 * @param parameters The namespace.
 * @throws `instance/destroyed`, `internal/connection-client-chain-required` without a namespace
 * @example
 * const client = createWalletClient({ transport: custom(getProvider(portico, { namespace: 'eip155' })) })
 */
export function getProvider<namespace extends ChainNamespace>(
  portico: Portico,
  { namespace }: GetProviderParameters<namespace>,
): ProviderOf<namespace> {
  // Calls that no compiler has checked would get an object that never answers.
  if (!namespace) throw internalErrors('internal/connection-client-chain-required')
  const providers = getPart(portico, providersPart)
  const made =
    providers.get(namespace) ??
    (namespace === 'eip155' ? createEip1193Provider(portico) : createForwarder(portico, namespace))
  providers.set(namespace, made)
  // `eip155` is the EIP-1193 object; the forwarder has what the namespace's own provider has.
  return made.provider as ProviderOf<namespace>
}

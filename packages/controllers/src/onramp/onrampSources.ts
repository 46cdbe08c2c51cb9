import type { ChainNamespace, OnrampProvider, OnrampSource } from '@portico/core'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { supportsFeature } from '../networks/supportsFeature.js'
import { coinbase, type OnrampHost } from './coinbase.js'
import { onrampErrors } from './onrampErrors.js'

const sourcesPart = definePart<Map<OnrampProvider, Promise<OnrampSource>>>({
  key: 'onrampSources',
  create: () => new Map(),
})
const defaultProvidersPart = definePart<readonly OnrampProvider[]>({
  key: 'defaultOnrampProviders',
  create: () => [coinbase()],
})

function getHost(portico: Portico): OnrampHost {
  return { ...portico[internals].context, portico }
}

/** Returns the providers of a namespace in the app's order; none if its adapter does not support buying. */
export function getOnrampProviders(portico: Portico, namespace: ChainNamespace): readonly OnrampProvider[] {
  if (!supportsFeature(portico, { namespace, feature: 'onramp' })) return []
  const providers = portico[internals].options.onramp ?? getPart(portico, defaultProvidersPart)
  return providers.filter((each) => each.namespaces.includes(namespace) && each.isOffered(getHost(portico)))
}

/** Loads a provider's code, once. */
export function loadOnrampSource(portico: Portico, provider: OnrampProvider): Promise<OnrampSource> {
  const sources = getPart(portico, sourcesPart)
  const source = sources.get(provider) ?? provider.load(getHost(portico))
  sources.set(provider, source)
  source.catch(() => sources.delete(provider))
  return source
}

/** Finds a provider by its id and loads its code. Rejects if it is no longer offered. */
export async function findOnrampSource(
  portico: Portico,
  { namespace, id }: { readonly namespace: ChainNamespace; readonly id: string },
): Promise<OnrampSource> {
  const provider = getOnrampProviders(portico, namespace).find((each) => each.id === id)
  if (!provider) throw onrampErrors('onramp/unknown-choice', { kind: 'provider' })
  return loadOnrampSource(portico, provider)
}

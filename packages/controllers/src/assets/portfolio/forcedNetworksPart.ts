import { type CaipNetworkId, getNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Networks whose balances the data service is to read anew the next time, because a transaction ended or the user asked
 * for it; each with the addresses of tokens that are read besides those that the app names.
 */
const forcedNetworksPart = definePart<Map<CaipNetworkId, readonly string[]>>({
  key: 'forcedNetworks',
  create(portico) {
    const networks = new Map<CaipNetworkId, readonly string[]>()
    const { disposers, emitter } = portico[internals]
    disposers.add(
      emitter.on('transaction', ({ status, networkId }) => {
        if (status !== 'sent') networks.set(networkId, networks.get(networkId) ?? [])
      }),
    )
    return networks
  },
})

/** How the data service names the native currency, by namespace. */
const nativeAddresses: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

/** Has the data service read tokens of a network anew the next time. */
export function forceTokens(portico: Portico, networkId: CaipNetworkId, addresses: readonly string[]): void {
  const networks = getPart(portico, forcedNetworksPart)
  networks.set(networkId, [...new Set([...(networks.get(networkId) ?? []), ...addresses])])
}

/**
 * Returns the tokens to read anew on a network, as CAIP-10 ids: the native currency and those that the app names.
 * `undefined` if nothing needs to be. Later calls return `undefined` until there is a new reason.
 */
export function takeForcedTokens(portico: Portico, networkId: CaipNetworkId): readonly string[] | undefined {
  const networks = getPart(portico, forcedNetworksPart)
  const more = networks.get(networkId)
  if (!more) return undefined
  networks.delete(networkId)
  const native = nativeAddresses[getNamespace(networkId)]
  const named = (portico[internals].options.tokens[networkId] ?? []).map(({ address }) => address)
  const addresses = [...(native ? [native] : []), ...named]
  const others = more.filter((address) => !addresses.some((each) => each.toLowerCase() === address.toLowerCase()))
  const tokens = [...addresses, ...others].map((address) => `${networkId}:${address}`)
  return tokens.length > 0 ? tokens : undefined
}

import { type CaipNetworkId, getNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Networks whose balances the data service is to read anew the next time, because a transaction ended or the user asked
 * for it; each with the addresses of tokens that are read besides those that the app names. It listens from its creation
 * on, so it is created before anything is sent.
 */
export const forcedNetworksPart = definePart<Map<CaipNetworkId, readonly string[]>>({
  key: 'forcedNetworks',
  create(portico) {
    const networks = new Map<CaipNetworkId, readonly string[]>()
    const { disposers, emitter } = portico[internals]
    disposers.add(
      emitter.on('transaction', ({ status, networkId, details }) => {
        if (status === 'sent') return
        const moved = [details?.token, details?.received].flatMap((address) => address ?? [])
        // A new list: one that is being asked for was written before.
        networks.set(networkId, [...(networks.get(networkId) ?? []), ...moved])
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

/** Tokens to read anew. */
type ForcedTokens = {
  /** Their CAIP-10 ids. */
  readonly tokens: readonly string[]
  /** To be called when they were read; until then, each read is to be a new one. */
  done(): void
}

/**
 * Returns the tokens to read anew on a network: the native currency and those that the app names. `undefined` if nothing
 * needs to be.
 */
export function getForcedTokens(portico: Portico, networkId: CaipNetworkId): ForcedTokens | undefined {
  const networks = getPart(portico, forcedNetworksPart)
  const more = networks.get(networkId)
  if (!more) return undefined
  const native = nativeAddresses[getNamespace(networkId)]
  const named = (portico[internals].options.tokens[networkId] ?? []).map(({ address }) => address)
  const addresses = [...(native ? [native] : []), ...named]
  const others = more.filter((address) => !addresses.some((each) => each.toLowerCase() === address.toLowerCase()))
  const tokens = [...addresses, ...others].map((address) => `${networkId}:${address}`)
  return {
    tokens,
    done() {
      // Unless there is a new reason since.
      if (networks.get(networkId) === more) networks.delete(networkId)
    },
  }
}

import { type CaipNetworkId, getNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'

/** How long the node that a service reads from may be behind the one that told of a transaction, in milliseconds. */
const nodeLagMs = 15_000

type ForcedNetwork = {
  /** Tokens that are read besides those that the app names. */
  readonly addresses: readonly string[]
  /** Time of the last reason, in milliseconds since the Unix epoch. */
  readonly since: number
}

/**
 * Networks whose balances the data service is to read anew the next time, because a transaction ended or the user asked
 * for it. It listens from its creation on, so it is created before anything is sent.
 */
export const forcedNetworksPart = definePart<Map<CaipNetworkId, ForcedNetwork>>({
  key: 'forcedNetworks',
  create(portico) {
    const networks = new Map<CaipNetworkId, ForcedNetwork>()
    const { disposers, emitter } = portico[internals]
    disposers.add(
      emitter.on('transaction', ({ status, networkId, details }) => {
        if (status === 'sent') return
        const moved = [details?.token, details?.received].flatMap((address) => address ?? [])
        addTokens(portico, networks, networkId, moved)
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
  addTokens(portico, getPart(portico, forcedNetworksPart), networkId, addresses)
}

function addTokens(
  portico: Portico,
  networks: Map<CaipNetworkId, ForcedNetwork>,
  networkId: CaipNetworkId,
  addresses: readonly string[],
): void {
  const all = new Set([...(networks.get(networkId)?.addresses ?? []), ...addresses])
  // A new entry: one that is being asked for was written before.
  networks.set(networkId, { addresses: [...all], since: portico[internals].clock.now() })
}

/** Tokens to read anew. */
type ForcedTokens = {
  /** Their CAIP-10 ids. */
  readonly tokens: readonly string[]
  /** To be called when they were read; until then, and while nodes may be behind, each read is to be a new one. */
  done(): void
}

/**
 * Returns the tokens to read anew on a network: the native currency and those that the app names. `undefined` if nothing
 * needs to be.
 */
export function getForcedTokens(portico: Portico, networkId: CaipNetworkId): ForcedTokens | undefined {
  const networks = getPart(portico, forcedNetworksPart)
  const forced = networks.get(networkId)
  if (!forced) return undefined
  const { clock, options } = portico[internals]
  const isSettled = clock.now() - forced.since >= nodeLagMs
  const native = nativeAddresses[getNamespace(networkId)]
  const named = (options.tokens[networkId] ?? []).map(({ address }) => address)
  const addresses = [...(native ? [native] : []), ...named]
  const others = forced.addresses.filter(
    (address) => !addresses.some((each) => each.toLowerCase() === address.toLowerCase()),
  )
  const tokens = [...addresses, ...others].map((address) => `${networkId}:${address}`)
  return {
    tokens,
    done() {
      // Unless there is a new reason since.
      if (isSettled && networks.get(networkId) === forced) networks.delete(networkId)
    },
  }
}

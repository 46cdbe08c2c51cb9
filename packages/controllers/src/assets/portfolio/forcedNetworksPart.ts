import { type CaipNetworkId, getNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Networks whose balances the data service is to read anew the next time, because a transaction ended or the user asked
 * for it.
 */
const forcedNetworksPart = definePart<Set<CaipNetworkId>>({
  key: 'forcedNetworks',
  create(portico) {
    const networks = new Set<CaipNetworkId>()
    const { disposers, emitter } = portico[internals]
    disposers.add(
      emitter.on('transaction', ({ status, networkId }) => {
        if (status !== 'sent') networks.add(networkId)
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

/**
 * Returns the tokens to read anew on a network, as CAIP-10 ids: the native currency and those that the app names.
 * `undefined` if nothing needs to be. Later calls return `undefined` until there is a new reason.
 */
export function takeForcedTokens(portico: Portico, networkId: CaipNetworkId): readonly string[] | undefined {
  if (!getPart(portico, forcedNetworksPart).delete(networkId)) return undefined
  const native = nativeAddresses[getNamespace(networkId)]
  const named = (portico[internals].options.tokens[networkId] ?? []).map(({ address }) => address)
  const tokens = [...(native ? [native] : []), ...named].map((address) => `${networkId}:${address}`)
  return tokens.length > 0 ? tokens : undefined
}

import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { toCoinType } from '@portico/core/internal'
import { isRegisteredName } from '../identity/isRegisteredName.js'
import type { Portico } from '../instance/Portico.js'
import { requestName } from '../services/blockchainApi/profile/requestName.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'

/** Coin types of Ethereum: that of SLIP-44, and that of ENSIP-11. */
const ethereum = [60, toCoinType(1)]
/** Highest chain id with a coin type (ENSIP-11). */
const lastChain = 0x7fffffff

type FindParameters = { readonly name: string; readonly networkId: CaipNetworkId; readonly signal: AbortSignal }

/** What a name is registered for; `isGeneral` if that is an address on another network. */
export type RegisteredAddress = {
  readonly name: string
  readonly address: string
  readonly isGeneral: boolean
  readonly avatar?: undefined
}

/**
 * Finds the address that a name is registered for with the data service; `undefined` if nobody has registered it, it is a
 * name of another kind, or the app uses no data service.
 *
 * @param portico The instance.
 * @param parameters The name and the EVM network in use.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function findRegisteredAddress(
  portico: Portico,
  { name, networkId, signal }: FindParameters,
): Promise<RegisteredAddress | undefined> {
  if (!isRegisteredName(portico, name) || !usesBlockchainApi(portico)) return undefined
  const addresses = await requestName(portico, { name, networkId, signal }).then(
    (found) => found.addresses,
    (error: unknown): Readonly<Record<string, string>> => {
      if (isPorticoError(error, 'http/status') && Object(error.params).status === 404) return {}
      throw error
    },
  )
  const find = (coinTypes: readonly number[]) => coinTypes.flatMap((coinType) => addresses[coinType] ?? [])[0]
  const chain = Number(networkId.slice('eip155:'.length))
  const own = find(chain === 1 ? ethereum : chain <= lastChain ? [toCoinType(chain)] : [])
  if (own !== undefined) return { name, address: own, isGeneral: false }
  const general = find(ethereum)
  return general === undefined ? undefined : { name, address: general, isGeneral: true }
}

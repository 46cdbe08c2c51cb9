import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '@portico/core'
import { payErrors } from './payErrors.js'

/** What an asset id (CAIP-19) names. */
export type PayAssetName = {
  readonly networkId: CaipNetworkId
  /** Contract or mint address; absent for the native currency. */
  readonly address?: string | undefined
}

/** How assets of a namespace are named: coin types of SLIP-44, and what its tokens are called. */
const names: Readonly<Record<string, { readonly coin: number; readonly token: string }>> = {
  eip155: { coin: 60, token: 'erc20' },
  solana: { coin: 501, token: 'token' },
}
/** BNB chains, whose coin is not ether. */
const otherCoins: Readonly<Record<CaipNetworkId, number>> = { 'eip155:56': 714, 'eip155:204': 714 }

/**
 * Formats the CAIP-19 id of an asset, as exchanges name it: `eip155:1/slip44:60`, `eip155:1/erc20:0x…`,
 * `solana:…/slip44:501`, `solana:…/token:…`.
 *
 * @param asset The network, and the contract or mint address of a token.
 * @throws `pay/asset-not-supported` on a network whose assets exchanges do not name.
 */
export function formatAssetId({ networkId, address }: PayAssetName): string {
  const name = names[parseCaipNetworkId(networkId).namespace]
  if (!name) throw payErrors('pay/asset-not-supported', { asset: networkId })
  const coin = otherCoins[networkId] ?? name.coin
  return `${networkId}/${address === undefined ? `slip44:${coin}` : `${name.token}:${address}`}`
}

/**
 * Reads the CAIP-19 id of an asset.
 *
 * @param id An id as `formatAssetId` makes it.
 * @throws `pay/invalid-asset` if it is none, or names another coin than that of its network.
 */
export function parseAssetId(id: string): PayAssetName {
  const [networkId, name = '', more] = id.split('/')
  const [kind, value = ''] = name.split(':')
  if (isCaipNetworkId(networkId) && more === undefined && /^[\w.-]{1,128}$/.test(value)) {
    const known = names[parseCaipNetworkId(networkId).namespace]
    const asset = { networkId, ...(kind !== 'slip44' && { address: value }) }
    if (known && (kind === 'slip44' || kind === known.token) && formatAssetId(asset) === id) return asset
  }
  throw payErrors('pay/invalid-asset', { asset: id.slice(0, 200) })
}

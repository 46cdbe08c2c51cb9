import { parseUnits } from 'viem'
import type { EvmChainSource } from '../data/evm/createEvmChain.js'
import type { SolanaSource } from '../data/solana/SolanaSource.js'
import { solanaChainId } from '../solana/solanaChain.js'

/** A payment that is asked for. */
export type PayOrder = {
  readonly exchangeId: string
  /** CAIP-2. */
  readonly chain: string
  readonly symbol: string
  readonly decimals: number
  readonly to: string
  /** In base units. */
  readonly amount: bigint
}

/** A request that asks for nothing the exchanges can pay; it is the message of the JSON-RPC error. */
export class PayOrderError extends Error {}

/** The chains of the lab. */
type PayChains = { readonly chains: readonly EvmChainSource[]; readonly solana: SolanaSource }

/**
 * Reads a CAIP-19 id.
 *
 * @throws PayOrderError If nobody pays it.
 */
export function readPayAsset({ chains, solana }: PayChains, id: unknown) {
  const [chain = '', asset = ''] = `${id}`.split('/')
  if (chain === solanaChainId) {
    if (asset === 'slip44:501') return { chain, symbol: 'SOL', decimals: 9 }
    if (asset === `token:${solana.contracts.LUSD}`) return { chain, symbol: 'LUSD', decimals: 6 }
  }
  const source = chains.find(({ chainId }) => chain === `eip155:${chainId}`)
  if (source && asset === 'slip44:60') return { chain, symbol: 'ETH', decimals: 18 }
  const { LUSD } = source?.contracts ?? {}
  if (LUSD && asset.toLowerCase() === `erc20:${LUSD.toLowerCase()}`) return { chain, symbol: 'LUSD', decimals: 6 }
  throw new PayOrderError(`No exchange pays ${`${id}`.slice(0, 200)}`)
}

/**
 * Reads what a page to pay at is asked for.
 *
 * @throws PayOrderError
 */
export function readPayOrder(place: PayChains, params: Record<string, unknown>): PayOrder {
  const { exchangeId, amount, recipient } = params
  const asset = readPayAsset(place, params.asset)
  const prefix = `${asset.chain}:`
  const to = `${recipient}`.startsWith(prefix) ? `${recipient}`.slice(prefix.length) : ''
  if (!/^[0-9a-zA-Z]{32,64}$/.test(to)) throw new PayOrderError('"recipient" must be an account of the asset’s chain')
  const [, fraction = ''] = /^\d{1,18}(?:\.(\d{1,18}))?$/.exec(`${amount}`) ?? []
  const isAmount = typeof amount === 'string' && /^\d{1,18}(\.\d{1,18})?$/.test(amount)
  if (!isAmount || fraction.length > asset.decimals) throw new PayOrderError('"amount" must be a decimal number')
  const units = parseUnits(amount, asset.decimals)
  if (units === 0n) throw new PayOrderError('"amount" must be above zero')
  return { ...asset, exchangeId: `${exchangeId}`, to, amount: units }
}

import { type CaipNetworkId, getNamespace } from '@portico/core'
import * as z from 'zod/mini'
import {
  decimal,
  fieldOf,
  itemPicture,
  money,
  networkId,
  optionalListOf,
  picture,
  plainAddress,
  required,
  symbol,
  text,
} from './apiFields.js'
import type { ServiceTransaction, ServiceTransfer } from './ServiceTransaction.js'

/** Names of the states in the history, those of a purchase included. */
const statuses = {
  confirmed: 'confirmed',
  failed: 'failed',
  pending: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
} as const

const preview = z.object({ url: picture })
const fungible = z.object({ name: text, symbol, icon: z.catch(z.nullish(preview), undefined) })
const itemPreview = z.catch(z.nullish(z.object({ url: itemPicture })), undefined)
const itemId = z.pipe(
  z.string().check(z.regex(/^(\d{1,78}|0x[\da-f]{1,64})$/i)),
  z.transform((id) => `${BigInt(id)}`),
)
const nft = z.object({
  name: text,
  // Which item it is. Services need not tell.
  contract_address: fieldOf((value) => plainAddress.safeParse(value).data),
  token_id: fieldOf((value) => itemId.safeParse(value).data),
  interface: z.catch(z.optional(z.enum(['erc721', 'erc1155', 'spl'])), undefined),
  content: z.catch(z.nullish(z.object({ preview: itemPreview, detail: itemPreview })), undefined),
  flags: z.catch(z.nullish(z.object({ is_spam: z.nullish(z.boolean()) })), undefined),
})
/** Which item it is, where the service tells. On Solana the mint alone is one. */
function readItem(
  { contract_address: contract, token_id: tokenId, interface: standard }: z.output<typeof nft>,
  isSolana: boolean,
): (ServiceTransfer & { readonly kind: 'nft' })['item'] {
  if (!contract) return undefined
  if (isSolana) return { contract, tokenId: tokenId ?? '0', standard: 'spl' }
  return tokenId && standard && standard !== 'spl' ? { contract, tokenId, standard } : undefined
}

const createTransfer = (isSolana: boolean) =>
  z.pipe(
    z.object({
      direction: z.enum(['in', 'out', 'self']),
      quantity: z.catch(z.nullish(z.object({ numeric: z.optional(decimal) })), undefined),
      value: money,
      fungible_info: z.nullish(fungible),
      nft_info: z.nullish(nft),
    }),
    z.transform(({ direction, quantity, value, fungible_info, nft_info }): ServiceTransfer | undefined => {
      const common = { direction, amount: quantity?.numeric, value }
      if (nft_info) {
        const { name, content, flags } = nft_info
        const image = content?.preview?.url ?? content?.detail?.url
        const item = readItem(nft_info, isSolana)
        return { ...common, kind: 'nft', name, image, isSpam: flags?.is_spam ?? false, ...(item && { item }) }
      }
      if (!fungible_info) return undefined
      return {
        ...common,
        kind: 'token',
        symbol: fungible_info.symbol,
        name: fungible_info.name,
        image: fungible_info.icon?.url,
      }
    }),
  )
const transferSchemas = { solana: createTransfer(true), other: createTransfer(false) }

const address = fieldOf((value) => plainAddress.safeParse(value).data)
const hash = fieldOf((value) => (typeof value === 'string' && /^\w{1,128}$/.test(value) ? value : undefined))

function readTransfers(transfers: unknown, chain: CaipNetworkId): readonly ServiceTransfer[] {
  const schema = transferSchemas[getNamespace(chain) === 'solana' ? 'solana' : 'other']
  return optionalListOf((entry) => schema.safeParse(entry).data).parse(transfers)
}

/** A transaction of the history. Transfers that are malformed are left out, unknown operations are `execute`. */
export const transactionSchema = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1), z.maxLength(256)),
    metadata: z.object({
      operationType: z.catch(z.string().check(z.regex(/^[a-z_]{1,32}$/i)), 'execute'),
      hash,
      chain: networkId,
      minedAt: required((date) => {
        const time = typeof date === 'string' ? Date.parse(date) : Number.NaN
        return Number.isNaN(time) ? undefined : time
      }),
      sentFrom: address,
      sentTo: address,
      status: z.enum(Object.keys(statuses) as (keyof typeof statuses)[]),
      nonce: fieldOf((value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined)),
    }),
    transfers: z.optional(z.unknown()),
  }),
  z.transform(
    ({ id, metadata, transfers }): ServiceTransaction => ({
      id,
      hash: metadata.hash,
      networkId: metadata.chain,
      operation: metadata.operationType.toLowerCase(),
      minedAt: metadata.minedAt,
      from: metadata.sentFrom,
      to: metadata.sentTo,
      status: statuses[metadata.status],
      nonce: metadata.nonce,
      transfers: readTransfers(transfers, metadata.chain),
    }),
  ),
)

import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../instance/Portico.js'
import {
  baseUnits,
  entriesOf,
  fieldOf,
  itemPicture,
  networkId as network,
  optionalListOf,
  plainAddress,
  readText,
  text,
} from './apiFields.js'
import { callBlockchainApi } from './callBlockchainApi.js'
import { isNetworkServed } from './isNetworkServed.js'
import { cursor } from './requestHistory.js'
import { usesOwnBlockchainApi } from './usesBlockchainApi.js'

/** An item that an account holds. */
export type ServiceNft = {
  readonly networkId: CaipNetworkId
  /** Contract of the collection, or the mint. */
  readonly contract: string
  /** Decimal id within the contract. */
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155' | 'spl'
  /** How many of it the account holds. */
  readonly amount: bigint
  readonly name: string | undefined
  readonly collection: string | undefined
  readonly image: string | undefined
  readonly traits: readonly { readonly trait: string; readonly value: string }[]
  readonly isSpam: boolean
}

const traitValue = fieldOf((value) => {
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return readText(isPlain ? String(value) : value, 128)
})
const trait = z.object({ trait: text, value: traitValue })
const entry = z.pipe(
  z.object({
    chainId: network,
    contract: plainAddress,
    tokenId: z.string().check(z.regex(/^\d{1,78}$/)),
    standard: z.enum(['erc721', 'erc1155', 'spl']),
    amount: z.catch(baseUnits, 1n),
    name: text,
    collection: text,
    image: z.catch(z.nullish(z.object({ url: itemPicture })), undefined),
    traits: optionalListOf((each) => {
      const read = trait.safeParse(each).data
      return read?.trait === undefined || read.value === undefined
        ? undefined
        : { trait: read.trait, value: read.value }
    }),
    flags: z.catch(z.nullish(z.object({ is_spam: z.nullish(z.boolean()), isSpam: z.nullish(z.boolean()) })), undefined),
  }),
  z.transform(
    ({ chainId, image, flags, contract, tokenId, standard, amount, name, collection, traits }): ServiceNft => ({
      networkId: chainId,
      contract,
      tokenId,
      standard,
      amount,
      name,
      collection,
      image: image?.url,
      traits,
      isSpam: flags?.isSpam ?? flags?.is_spam ?? false,
    }),
  ),
)
const reply = z.object({ data: entriesOf(entry), next: cursor })

/** A page of an account's items. */
export type NftPage = {
  readonly nfts: readonly ServiceNft[]
  /** Cursor of the next page; absent on the last one. */
  readonly next: string | undefined
}

/** What `requestNfts` takes. */
export type RequestNftsParameters = {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** Cursor of an earlier page. Default: the first page. */
  readonly cursor?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests a page of an account's items (`GET /v1/account/{address}/nfts`) from a data service of your own. Each is
 * checked by itself. The hosted service has no such call, so nothing is asked of it; empty also on a network that the
 * service does not support.
 *
 * @param portico The instance.
 * @param parameters The account, its network and the page.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestNfts(
  portico: Portico,
  { address, networkId, cursor, signal }: RequestNftsParameters,
): Promise<NftPage> {
  const isServed = usesOwnBlockchainApi(portico) && (await isNetworkServed(portico, { networkId, signal }))
  if (!isServed) return { nfts: [], next: undefined }
  const { data, next } = await callBlockchainApi(portico, {
    path: `/v1/account/${encodeURIComponent(address)}/nfts`,
    query: { chainId: networkId, cursor },
    reply,
    signal,
  })
  return { nfts: data, next }
}

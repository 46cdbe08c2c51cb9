import type { CaipNetworkId, TokenItem } from '@portico/core'
import type { ServiceNft } from '../../services/blockchainApi/requestNfts.js'
import { isSuspicious } from '../portfolio/isSuspicious.js'

/** An item (NFT) that an account holds on a network. */
export type NftItem = {
  /** Identifies it among the items of the account on the network. */
  readonly id: string
  readonly networkId: CaipNetworkId
  /** Contract, id within it, and standard; absent where its source tells no more than a name. It cannot be sent then. */
  readonly token: { readonly contract: string; readonly item: TokenItem } | undefined
  /** How many of it the account holds. */
  readonly amount: bigint
  readonly name: string | undefined
  readonly collection: string | undefined
  /** Where its source says a picture is. Whoever asks that host tells it what the account holds, see `pictureHosts`. */
  readonly picture: string | undefined
  readonly traits: readonly { readonly trait: string; readonly value: string }[]
  /** Whether its source flags it as spam, or its name looks like it was sent to mislead. */
  readonly isHidden: boolean
}

/** What a service tells of an item. Contract and id may be unknown. */
export type NftFacts = Pick<ServiceNft, 'networkId' | 'amount' | 'name' | 'image' | 'isSpam'> &
  Partial<Pick<ServiceNft, 'collection' | 'traits'>> & {
    readonly token?: Pick<ServiceNft, 'contract' | 'tokenId' | 'standard'> | undefined
    /** Identifies the entry if the contract is unknown. */
    readonly entry?: string
  }

/** Returns an item as the app shows it. */
export function toNftItem({ token, entry = '', name, collection, image, isSpam, ...facts }: NftFacts): NftItem {
  return {
    id: token ? getNftId(token) : entry,
    networkId: facts.networkId,
    token: token && {
      contract: token.contract,
      item: { standard: token.standard, id: token.tokenId, picture: image },
    },
    amount: facts.amount,
    name,
    collection,
    picture: image,
    traits: facts.traits ?? [],
    isHidden: isSpam || isSuspicious({ name: name ?? '', symbol: collection ?? '' }),
  }
}

/** Case is ignored in hexadecimal addresses. */
function getNftId({ contract, tokenId }: Pick<ServiceNft, 'contract' | 'tokenId'>): string {
  return `${contract.startsWith('0x') ? contract.toLowerCase() : contract}:${tokenId}`
}

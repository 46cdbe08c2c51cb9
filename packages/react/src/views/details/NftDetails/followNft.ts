import { type NftItem, type Nfts, type Portico, watchNfts } from '@portico/controllers'

/** An item of the account, as far as it is known. */
export type FollowedNft = {
  readonly status: 'loading' | 'ready' | 'error'
  /** Absent if it is not among what has been read. */
  readonly item?: NftItem | undefined
  /** How the list goes on; absent while there is no account. */
  readonly list?: Pick<Nfts, 'hasMore' | 'isLoadingMore' | 'loadMore' | 'retry'> | undefined
}

/**
 * Follows one item of the selected account on its network.
 *
 * @param portico The instance.
 * @param id Its id among the items.
 * @param callback Receives each new state; `undefined` while there is no account or data service.
 * @returns Stops following.
 */
export function followNft(portico: Portico, id: string, callback: (nft: FollowedNft | undefined) => void): () => void {
  return watchNfts(portico, (nfts) => {
    const item = [...(nfts?.items ?? []), ...(nfts?.hidden ?? [])].find((each) => each.id === id)
    callback({ status: nfts?.status ?? 'ready', item, list: nfts })
  })
}

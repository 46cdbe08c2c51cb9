import { arrangeNfts, manyNfts } from '../../arrangeNfts.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const contract = '0x2222222222222222222222222222222222222222'
const params = { networkId: 'eip155:1', id: `${contract}:1` } as const

export const stories: ViewStories<'NftDetails'> = {
  loading: { params, arrange: (test) => arrangeNfts(test, 'hang') },
  // One that has left the account.
  empty: { params, arrange: (test) => arrangeNfts(test, { json: { data: [], next: null } }) },
  error: { params, arrange: (test) => arrangeNfts(test, { json: {}, status: 400 }) },
  // A name and an id that hardly fit.
  filled: {
    params: { networkId: 'eip155:1', id: `${contract}:${2n ** 256n - 1n}` },
    arrange: (test) => arrangeNfts(test, { json: manyNfts }),
  },
}

import type { ViewStories } from '../../ViewStories.js'
import { meridian } from '../arrangePairing.stories.js'

export const stories: ViewStories<'Downloads'> = {
  loading: {
    params: { walletId: 'meridian' },
    arrange: ({ catalogue }) => catalogue.fail('hang'),
  },
  // The catalogue names no place.
  empty: {
    params: { walletId: 'bare' },
    arrange: ({ catalogue }) => catalogue.setWallets([{ id: 'bare', name: 'Bare', mobile_link: 'bare://' }]),
  },
  error: { params: { walletId: 'meridian' }, arrange: ({ catalogue }) => catalogue.fail({ status: 404, json: {} }) },
  filled: { params: { walletId: 'meridian' }, arrange: ({ catalogue }) => catalogue.setWallets([meridian]) },
}

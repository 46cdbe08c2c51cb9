import { walletErrors } from '@portico/core'
import type { ViewStories } from '../../ViewStories.js'
import { arrangePairing } from '../arrangePairing.stories.js'

export const stories: ViewStories<'ConnectingWalletConnect'> = {
  // The relay has not given a code yet.
  loading: { params: { walletId: 'meridian' }, arrange: (test) => void arrangePairing(test, { hasCode: false }) },
  // No wallet was chosen.
  empty: { params: {}, arrange: (test) => void arrangePairing(test) },
  error: {
    params: { walletId: 'pocket' },
    arrange: (test) => arrangePairing(test).connector.onConnect({ error: walletErrors('wallet/rejected') }),
  },
  filled: { params: { walletId: 'meridian' }, arrange: (test) => void arrangePairing(test) },
}

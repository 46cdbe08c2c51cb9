import { walletErrors } from '@portico/core'
import type { ViewStories } from '../../ViewStories.js'
import { arrangePairing } from '../arrangePairing.stories.js'

export const stories: ViewStories<'ConnectingWalletConnectBasic'> = {
  // The relay has not given a code yet.
  loading: { params: {}, arrange: (test) => void arrangePairing(test, { hasCode: false }) },
  // There is always a code; an empty catalogue changes nothing.
  empty: {
    params: {},
    arrange(test) {
      arrangePairing(test)
      test.catalogue.setWallets(0)
    },
  },
  error: {
    params: {},
    arrange: (test) =>
      arrangePairing(test).connector.onConnect({ error: walletErrors('wallet/failed', { reason: 'story' }) }),
  },
  filled: { params: {}, arrange: (test) => void arrangePairing(test) },
}

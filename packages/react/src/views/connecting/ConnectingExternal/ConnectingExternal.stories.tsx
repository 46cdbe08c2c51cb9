import { walletErrors } from '@portico/core'
import type { ViewStories } from '../../ViewStories.js'

const params = { connectorId: 'com.example.wallet1' }

export const stories: ViewStories<'ConnectingExternal'> = {
  loading: { params, arrange: ({ connectors }) => connectors[0]?.onConnect('hang') },
  // The wallet has been turned off since it was chosen.
  empty: { params, arrange: ({ adapter }) => adapter.setConnectors([]) },
  error: {
    params,
    arrange: ({ connectors }) =>
      connectors[0]?.onConnect({ error: walletErrors('wallet/failed', { reason: 'story' }) }),
  },
  // A connected wallet closes the view, so the user's own answer is its fullest state.
  filled: { params, arrange: ({ connectors }) => connectors[0]?.onConnect({ error: walletErrors('wallet/rejected') }) },
}

import { addNetwork, removeNetwork } from '@portico/controllers'
import { walletErrors } from '@portico/core'
import { arbitrum, optimism, sepolia } from '@portico/core/networks'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'UnsupportedChain'> = {
  // Nothing is loaded here. An unknown network is shown by its id.
  loading: { params: {}, arrange: ({ connect }) => connect({ networkId: 'eip155:424242' }) },
  // The least an app can offer: one network.
  empty: {
    params: {},
    async arrange({ portico, connect }) {
      removeNetwork(portico, { networkId: 'eip155:8453' })
      await connect({ networkId: 'eip155:137' })
    },
  },
  // The wallet answers every choice with a failure.
  error: {
    params: {},
    async arrange({ connect, connectors }) {
      await connect({ networkId: 'eip155:137' })
      connectors[0]?.connection.onSwitch({ error: walletErrors('wallet/unrecognized-chain') })
    },
  },
  filled: {
    params: {},
    async arrange({ portico, connect }) {
      for (const network of [optimism, arbitrum, sepolia]) addNetwork(portico, { network })
      await connect({ networkId: 'eip155:137' })
    },
  },
}

import { addNetwork, removeNetwork } from '@portico/controllers'
import { arbitrum, optimism, polygon, sepolia, zora } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'Networks'> = {
  // Networks are known at once; this is the list while no wallet is connected.
  loading: { params: {} },
  // The least an app can offer: one network.
  empty: { params: {}, arrange: ({ portico }) => removeNetwork(portico, { networkId: 'eip155:8453' }) },
  // The wallet did not agree to one of the networks.
  error: {
    params: {},
    async arrange({ adapter, portico, connect }) {
      const connection = createFakeConnection({ connectorId: 'narrow', approved: ['eip155:1'] })
      adapter.setConnectors([createFakeConnector({ id: 'narrow', name: 'Narrow Wallet', connection })])
      await connect({ connectorId: 'narrow' })
      addNetwork(portico, { network: optimism })
    },
  },
  filled: {
    params: {},
    async arrange({ portico, connect }) {
      for (const network of [optimism, arbitrum, polygon, zora, sepolia]) addNetwork(portico, { network })
      await connect()
    },
  },
}

import { addNetwork } from '@portico/controllers'
import { polygon } from '@portico/core/networks'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'Account'> = {
  // The balance never arrives.
  loading: {
    params: {},
    async arrange({ adapter, connect }) {
      adapter.getNativeBalance = () => new Promise(() => {})
      await connect()
    },
  },
  // A new account: it holds nothing.
  empty: { params: {}, arrange: ({ connect }) => connect() },
  error: {
    params: {},
    async arrange({ adapter, connect }) {
      adapter.setNativeBalance(new Error('the network is down'))
      await connect()
    },
  },
  filled: {
    params: {},
    async arrange({ adapter, connect, connectors, portico }) {
      adapter.setNativeBalance(1_234_567_890_123_456_789n)
      addNetwork(portico, { network: polygon })
      await connect()
      connectors[0]?.connection.setAccounts('eip155', [
        '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      ])
    },
  },
}

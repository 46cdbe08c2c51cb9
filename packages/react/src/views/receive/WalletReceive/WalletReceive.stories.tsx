import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'WalletReceive'> = {
  // The address is known at once; this is a connection on a network the app knows nothing of.
  loading: { params: {}, arrange: ({ connect }) => connect({ network: 'eip155:424242' }) },
  // No wallet is connected.
  empty: { params: {} },
  // The wallet has ended the connection while the view was open.
  error: {
    params: {},
    async arrange({ connect, connectors }) {
      await connect()
      connectors[0]?.connection.end()
    },
  },
  filled: {
    params: {},
    async arrange({ connect, connectors }) {
      await connect()
      connectors[0]?.connection.setAccounts('eip155', [
        '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      ])
    },
  },
}

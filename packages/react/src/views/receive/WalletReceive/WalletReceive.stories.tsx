import { addNetwork } from '@portico/controllers'
import { defineNetwork } from '@portico/core'
import { mainnet } from '@portico/core/networks'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'WalletReceive'> = {
  // Nothing is loaded here: the address is known as soon as there is an account.
  loading: { params: {}, arrange: ({ connect }) => connect({ networkId: 'eip155:8453' }) },
  // Nothing has been received yet.
  empty: { params: {}, arrange: (test) => arrangeAccount(test, { balance: 0n }) },
  // Nothing can fail here either; a network of the app's own with a name that hardly fits.
  error: {
    params: {},
    async arrange({ connect, portico }) {
      const name = 'A test network of the accounting department, northern branch'
      addNetwork(portico, { network: defineNetwork({ ...mainnet, caipNetworkId: undefined, id: 9001, name }) })
      await connect({ networkId: 'eip155:9001' })
    },
  },
  filled: {
    params: {},
    async arrange(test) {
      await arrangeAccount(test)
      test.connectors[0]?.connection.setAccounts('eip155', [
        '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      ])
    },
  },
}

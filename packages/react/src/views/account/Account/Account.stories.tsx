import { addAddressLabel, addNetwork } from '@portico/controllers'
import { solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { makeTokens } from '../../makeTokens.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'Account'> = {
  // Neither the balance nor those of the tokens ever arrive; a second namespace is connected too.
  loading: {
    params: {},
    async arrange(test) {
      addNetwork(test.portico, { network: solana })
      const accounts = { solana: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'] }
      const connection = createFakeConnection({ connectorId: 'second', namespaces: ['solana'], accounts })
      const second = createFakeConnector({ id: 'second', name: 'Second', namespaces: ['solana'], connection })
      test.adapter.setConnectors([...test.connectors, second])
      await test.connect({ connectorId: 'second' })
      test.adapter.getNativeBalance = () => new Promise(() => {})
      test.adapter.setActions({ getTokenBalances: () => new Promise(() => {}) })
      await arrangeAccount(test, { tokens: makeTokens(2) })
    },
  },
  // A new account: it holds nothing but what a stranger has sent to it.
  empty: { params: {}, arrange: (test) => arrangeAccount(test, { balance: 0n, tokens: makeTokens(4).slice(3) }) },
  error: {
    params: {},
    async arrange(test) {
      const fail = () => Promise.reject(new Error('the network is down'))
      test.adapter.getNativeBalance = fail
      test.adapter.setActions({ getTokenBalances: fail })
      await arrangeAccount(test, { tokens: makeTokens(2) })
    },
  },
  filled: {
    params: {},
    async arrange(test) {
      await arrangeAccount(test, { balance: 1_234_567_890_123_456_789n, tokens: makeTokens(3) })
      test.connectors[0]?.connection.setAccounts('eip155', [
        '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      ])
      addAddressLabel(test.portico, { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', label: 'Savings' })
    },
  },
}

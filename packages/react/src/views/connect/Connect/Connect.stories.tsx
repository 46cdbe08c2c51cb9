import { getInternals } from '@portico/controllers/internal'
import { walletConnectImage } from '@portico/controllers/testing'
import { createFakeConnector } from '@portico/core/testing'
import type { ViewStories } from '../../ViewStories.js'

const names = ['Amber', 'Basalt', 'Cedar', 'Dune', 'Ember', 'Flint', 'Grove', 'Harbor', 'Iris', 'Juniper']

const wallets = (count: number) =>
  names.slice(0, count).map((name, at) => {
    const id = `com.example.${name.toLowerCase()}`
    const image = `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${at * 47} 62% 44%)"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`,
    )}`
    // Every third wallet has no picture and shows its letter.
    return createFakeConnector({ id, rdns: id, name: `${name} Wallet`, ...(at % 3 === 2 ? {} : { image }) })
  })

export const stories: ViewStories<'Connect'> = {
  loading: {
    params: {},
    arrange({ adapter, portico }) {
      adapter.setConnectors([])
      getInternals(portico).stores.connection.initialized = false
    },
  },
  empty: { params: {}, arrange: ({ adapter }) => adapter.setConnectors([]) },
  // Choosing a wallet fails in a view of its own; here a picture that cannot be shown and a name that does not fit are what can go wrong.
  error: {
    params: {},
    arrange: ({ adapter }) =>
      adapter.setConnectors([
        createFakeConnector({ name: 'Broken Picture of a Far Too Long Name', image: 'data:image/png;base64,AAAA' }),
      ]),
  },
  filled: {
    params: {},
    arrange({ adapter, catalogue }) {
      const pairing = createFakeConnector({
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'WALLET_CONNECT',
        image: walletConnectImage,
      })
      pairing.onConnect('hang')
      adapter.setConnectors([pairing, ...wallets(10)])
      catalogue.setWallets(539)
    },
  },
}

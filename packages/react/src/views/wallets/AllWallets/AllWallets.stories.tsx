import { walletConnectImage } from '@portico/controllers/testing'
import { createFakeConnector } from '@portico/core/testing'
import type { ViewStories } from '../../ViewStories.js'

const colours = [12, 48, 96, 152, 188, 222, 258, 300, 338]

const wallets = Array.from({ length: 130 }, (_, at) => {
  const hue = colours[at % colours.length]
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 62% 46%)"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`
  return {
    id: `story-${at}`,
    name: at % 7 === 3 ? `Wallet ${at + 1} with a name of its own` : `Wallet ${at + 1}`,
    badge_type: at % 3 === 0 ? 'certified' : 'none',
    mobile_link: `story${at}://`,
    // Every fifth wallet has no picture and shows its letter.
    ...(at % 5 !== 4 && { image_url: `data:image/svg+xml,${encodeURIComponent(picture)}` }),
  }
})

export const stories: ViewStories<'AllWallets'> = {
  loading: { params: {}, arrange: ({ catalogue }) => catalogue.fail('hang') },
  empty: { params: {} },
  error: { params: {}, arrange: ({ catalogue }) => catalogue.fail({ json: {}, status: 400 }) },
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
      adapter.setConnectors([pairing, createFakeConnector({ id: 'com.example.two', name: 'Wallet 2' })])
      catalogue.setWallets(wallets)
    },
  },
}

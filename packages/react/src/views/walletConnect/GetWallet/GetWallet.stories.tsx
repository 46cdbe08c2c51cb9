import type { ViewStories } from '../../ViewStories.js'
import { meridian, pocket } from '../arrangePairing.stories.js'

export const stories: ViewStories<'GetWallet'> = {
  loading: { params: {}, arrange: ({ catalogue }) => catalogue.fail('hang') },
  // The catalogue knows no wallet for the networks of the app.
  empty: { params: {}, arrange: ({ catalogue }) => catalogue.setWallets(0) },
  error: { params: {}, arrange: ({ catalogue }) => catalogue.fail({ status: 404, json: {} }) },
  filled: {
    params: {},
    arrange: ({ catalogue }) =>
      catalogue.setWallets([
        meridian,
        pocket,
        { ...pocket, id: 'harbour', name: 'Harbour' },
        { ...pocket, id: 'northlight', name: 'Northlight, the wallet with a long name' },
      ]),
  },
}

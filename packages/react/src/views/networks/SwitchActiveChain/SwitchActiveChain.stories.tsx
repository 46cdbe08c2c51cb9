import { addNetwork } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { solana } from '@portico/core/networks'
import { createFakeConnector } from '@portico/core/testing'
import type { ViewStories } from '../../ViewStories.js'

const params = { networkId: solana.caipNetworkId }

async function connectOnEvm({ adapter, connect, connectors, portico }: TestPortico, more = false): Promise<void> {
  const [first] = connectors
  addNetwork(portico, { network: solana })
  const twin = createFakeConnector({ id: 'twin', name: first?.name ?? '', namespaces: ['solana'] })
  adapter.setConnectors(more ? [...connectors, twin] : connectors)
  await connect()
}

export const stories: ViewStories<'SwitchActiveChain'> = {
  // All of it is known at once; this is the view of a wallet that knows no Solana.
  loading: { params, arrange: (test) => connectOnEvm(test) },
  // The app has stopped offering the network.
  empty: { params: { networkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z' }, arrange: ({ connect }) => connect() },
  // Nothing is connected any more.
  error: { params, arrange: ({ portico }) => addNetwork(portico, { network: solana }) },
  // The connected wallet knows Solana too.
  filled: { params, arrange: (test) => connectOnEvm(test, true) },
}

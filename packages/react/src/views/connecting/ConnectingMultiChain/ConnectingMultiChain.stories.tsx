import { addNetwork } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { bitcoin, solana } from '@portico/core/networks'
import { createFakeConnector } from '@portico/core/testing'
import type { ViewStories } from '../../ViewStories.js'

const params = { connectorId: 'com.example.prism' }
const kinds = [['eip155'], ['solana'], ['bip122']]

function announce({ adapter, portico }: TestPortico, count: number): void {
  addNetwork(portico, { network: solana })
  addNetwork(portico, { network: bitcoin })
  adapter.setConnectors(
    kinds
      .slice(0, count)
      .map((namespaces) => createFakeConnector({ id: params.connectorId, name: 'Prism', namespaces })),
  )
}

export const stories: ViewStories<'ConnectingMultiChain'> = {
  // Nothing is loaded here: the wallet has said one kind so far.
  loading: { params, arrange: (test) => announce(test, 1) },
  // The wallet has been turned off since it was chosen, which is also what can go wrong.
  empty: { params, arrange: ({ adapter }) => adapter.setConnectors([]) },
  error: { params, arrange: ({ adapter }) => adapter.setConnectors([]) },
  filled: { params, arrange: (test) => announce(test, 3) },
}

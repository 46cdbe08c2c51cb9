import type { TestPortico } from '@portico/controllers/testing'
import { walletErrors } from '@portico/core'
import type { FakeOutcome } from '@portico/core/testing'
import type { ViewStories } from '../../ViewStories.js'

const params = { networkId: 'eip155:8453' } as const

async function connectAnswering({ connect, connectors }: TestPortico, outcome: FakeOutcome): Promise<void> {
  await connect({ networkId: 'eip155:1' })
  connectors[0]?.connection.onSwitch(outcome)
}

export const stories: ViewStories<'SwitchNetwork'> = {
  loading: { params, arrange: (test) => connectAnswering(test, 'hang') },
  // The app has stopped offering the network.
  empty: { params: { networkId: 'eip155:424242' } },
  error: {
    params,
    arrange: (test) => connectAnswering(test, { error: walletErrors('wallet/unrecognized-chain') }),
  },
  // A wallet that has moved leaves the view, so the user's own answer is its fullest state.
  filled: { params, arrange: (test) => connectAnswering(test, { error: walletErrors('wallet/rejected') }) },
}

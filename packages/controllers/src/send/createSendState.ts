import type { SendState } from './SendState.js'

/** Returns a send form nobody has touched. */
export function createSendState(): SendState {
  return {
    namespace: undefined,
    network: undefined,
    from: undefined,
    tokens: [],
    tokensStatus: 'idle',
    token: undefined,
    amountText: '',
    amount: undefined,
    recipientText: '',
    recipient: { status: 'empty' },
    quote: { status: 'idle' },
    phase: 'draft',
    declined: false,
    hash: undefined,
    error: undefined,
  }
}

import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import type { SendState } from './SendState.js'

/** The send form of an instance and its latest transaction, a valtio proxy. */
export const sendPart = definePart<SendState>({ key: 'send', create: () => proxy(createSendState()) })

/** Returns an empty send form. */
export function createSendState(): SendState {
  return {
    namespace: undefined,
    networkId: undefined,
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

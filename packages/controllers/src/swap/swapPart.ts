import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import type { SwapState } from './SwapState.js'

/** The swap form of an instance and its latest transaction, a valtio proxy. */
export const swapPart = definePart<SwapState>({ key: 'swap', create: () => proxy(createSwapState()) })

/** Returns an empty swap form. */
export function createSwapState(): SwapState {
  return {
    namespace: undefined,
    networkId: undefined,
    from: undefined,
    provider: undefined,
    tokens: [],
    tokensStatus: 'idle',
    tokensError: undefined,
    fromToken: undefined,
    toToken: undefined,
    amountText: '',
    amount: undefined,
    slippage: 100,
    unlimitedApproval: false,
    quote: { status: 'idle' },
    review: { status: 'idle' },
    phase: 'draft',
    asking: undefined,
    declined: false,
    hash: undefined,
    error: undefined,
    sold: undefined,
    received: undefined,
  }
}

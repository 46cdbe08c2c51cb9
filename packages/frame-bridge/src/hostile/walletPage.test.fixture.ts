import { createVisibilityGuard } from '../host/createVisibilityGuard.js'
import { createWalletHost } from '../host/createWalletHost.js'

/** Requests that reached a handler, by name. */
const calls: string[] = []
const waiting: ((reply: { chainId: string }) => void)[] = []
const record = <reply>(name: string, reply: reply) => {
  return (payload: unknown) => {
    calls.push(`${name} ${JSON.stringify(payload) ?? ''}`.trim())
    return reply
  }
}

const host = createWalletHost({
  allowedOrigins: ['http://localhost:*'],
  handlers: {
    GET_USER: record('GET_USER', { address: '0xreal', chainId: 1, email: null }),
    SIGN_OUT: record('SIGN_OUT', undefined),
    CONNECT_OTP: record('CONNECT_OTP', undefined),
    RPC_REQUEST: record('RPC_REQUEST', '0xsigned'),
    SYNC_DAPP_DATA: record('SYNC_DAPP_DATA', undefined),
    // Stays open until the test lets it go.
    GET_CHAIN_ID: () => new Promise((resolve) => void waiting.push(resolve)),
  },
})

const wallet = {
  host,
  calls,
  waiting,
  refusal: undefined as string | undefined,
  guard: createVisibilityGuard(document.body.appendChild(document.createElement('button')), { delayMs: 200 }),
}
export type WalletPage = { wallet: typeof wallet }
Object.assign(window, { wallet })

try {
  host.ready()
} catch (error) {
  // What `createWalletHost` throws are errors with a code.
  wallet.refusal = (error as { code: string }).code
}

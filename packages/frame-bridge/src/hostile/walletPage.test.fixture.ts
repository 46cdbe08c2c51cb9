import { createVisibilityGuard } from '../host/createVisibilityGuard.js'
import { createWalletHost, type WalletHost } from '../host/createWalletHost.js'

/**
 * Starts a wallet that records what reaches its handlers, and leaves GET_CHAIN_ID pending until the test releases it.
 */
function startWallet() {
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
      GET_CHAIN_ID: () => new Promise((resolve) => void waiting.push(resolve)),
    },
  })
  const button = document.body.appendChild(document.createElement('button'))
  // Large enough to count as visible.
  button.style.padding = '20px'
  const guard = createVisibilityGuard(button, { delayMs: 200 })
  return { host, calls, waiting, guard, refusal: findRefusal(host) }
}

function findRefusal(host: WalletHost): string | undefined {
  try {
    host.ready()
    return undefined
  } catch (error) {
    // Errors that `ready` throws have a code.
    return (error as { code: string }).code
  }
}

export type WalletPage = { wallet: ReturnType<typeof startWallet> }

Object.assign(window, { wallet: startWallet() })

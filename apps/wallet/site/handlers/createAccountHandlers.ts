// biome-ignore-all lint/correctness/noComponentHookFactories: the capitals are names of the protocol, not components.
import type { WalletHostHandlers } from '@portico/frame-bridge/host'
import { createSessionReader, isNone } from './createSessionReader.js'
import type { FrameContext } from './FrameContext.js'
import { readChainNumber, toSolanaId } from './networkIds.js'
import { refuse, refuseNetwork } from './refuse.js'
import { tellApp } from './tellApp.js'

/** Creates the handlers for session, accounts and network. */
export function createAccountHandlers(context: FrameContext) {
  const { ask, store, settled, chains, solana, firstChainId } = context
  const { mayHaveSession, readUser, resumeKept } = createSessionReader(context)
  const chainId = () => store.getChainId() ?? firstChainId

  function use(next: string | number): string | number {
    const number = readChainNumber(next)
    const used = number === undefined ? toSolanaId(next) : next
    const isKnown = number === undefined ? solana.some(({ id }) => id === used) : chains.some(({ id }) => id === number)
    if (!isKnown) refuseNetwork()
    store.setChainId(used)
    return used
  }

  return {
    GET_USER: (wanted, handling) =>
      tellApp(async () => {
        const { email, addresses } = await readUser()
        const current = wanted?.chainId === undefined ? chainId() : use(wanted.chainId)
        const address = `${current}`.startsWith('solana:') ? addresses.solana : addresses.eip155
        const user = {
          email,
          address,
          chainId: current,
          smartAccountDeployed: false,
          accounts: [{ address, type: 'eoa' as const }],
          preferredAccountType: 'eoa' as const,
        }
        const siwxMessage = wanted?.siwxMessage
        if (!siwxMessage) return user
        // The code for signing is only loaded when needed.
        const { signSignIn } = await import('./signSignIn.js')
        return { ...user, ...(await signSignIn(context, { siwxMessage, address, chainId: current }, handling)) }
      }),
    IS_CONNECTED: async (given) => {
      try {
        if (given?.token) await resumeKept(given.token)
        if (!mayHaveSession()) return { isConnected: false }
        await readUser()
        return { isConnected: true }
      } catch (error) {
        // If the server does not answer, the session may still exist.
        if (isNone(error)) return { isConnected: false }
        return tellApp(() => Promise.reject(error))
      }
    },
    SIGN_OUT: async () => {
      await settled()
      if (!mayHaveSession()) return
      // Drop the session here first, so that the user is signed out even if the server does not answer.
      const ended = ask('/api/sign-out', {})
      const isForgotten = store.getToken() !== undefined
      store.setToken(undefined)
      await (isForgotten ? ended.catch(() => {}) : tellApp(() => ended))
    },
    GET_CHAIN_ID: () => ({ chainId: chainId() }),
    SWITCH_NETWORK: ({ chainId }) => ({ chainId: use(chainId) }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
    SET_PREFERRED_ACCOUNT: ({ type }) =>
      tellApp(async () => {
        if (type !== 'eoa') refuse('Smart accounts are not available in this wallet')
        return { type, address: (await readUser()).addresses.eip155 }
      }),
  } as const satisfies WalletHostHandlers
}

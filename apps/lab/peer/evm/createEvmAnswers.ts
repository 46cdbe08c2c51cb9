import { callChain } from '../../shared/wallet/callChain.js'
import type { WalletStore } from '../../shared/wallet/createWalletStore.js'
import { providerErrors } from '../../shared/wallet/providerError.js'
import { chainHandlers } from '../../shared/wallet/requests/chainHandlers.js'
import { connectHandlers } from '../../shared/wallet/requests/connectHandlers.js'
import { createCallsHandlers } from '../../shared/wallet/requests/createCallsHandlers.js'
import { sendHandlers } from '../../shared/wallet/requests/sendHandlers.js'
import { signHandlers } from '../../shared/wallet/requests/signHandlers.js'
import type { RequestHandler, WalletChains, WalletContext } from '../../shared/wallet/WalletContext.js'
import { getPeerAccounts } from '../peerKeys.js'

export type EvmRequest = {
  readonly method: string
  readonly params: unknown
  /** The chain of the request, which may differ from the wallet's current one. */
  readonly chainId: number
  /** Addresses the session holds. */
  readonly addresses: readonly string[]
  readonly origin: string
  readonly confirm: WalletContext['confirm']
}

/** Optional features of a wallet. */
export type WalletAbilities = {
  /** Whether it reports the assets of its accounts (ERC-7811). */
  readonly assets: boolean
  /** Whether it executes batches atomically (EIP-5792). */
  readonly batches: boolean
}

export type CreateEvmAnswersParameters = {
  readonly store: WalletStore
  readonly chains: WalletChains
  /** Default: none. */
  getAbilities?(): WalletAbilities
}

/** Methods that concern the wallet's current chain. */
const chainMethods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** Methods that the wallet handles itself and never forwards to a chain. */
const walletMethods = /^(wallet_|eth_sign|personal_)/

/** Creates the handler of requests for EVM chains, which answers like the injected lab wallet. */
export function createEvmAnswers(parameters: CreateEvmAnswersParameters): (request: EvmRequest) => Promise<unknown> {
  const { store, chains, getAbilities } = parameters
  const handlers: Readonly<Record<string, RequestHandler>> = {
    ...connectHandlers,
    ...chainHandlers,
    ...signHandlers,
    eth_signTypedData: signHandlers.eth_signTypedData_v4 ?? refuse,
    eth_signTypedData_v3: signHandlers.eth_signTypedData_v4 ?? refuse,
    ...sendHandlers,
    ...createCallsHandlers(),
  }
  const getRpc = (id: number) => chains[id]?.rpc ?? store.get().added[id]?.rpc

  return async ({ method, params, chainId, addresses, origin, confirm }) => {
    const accounts = () => getPeerAccounts().filter(({ address }) => addresses.includes(address))
    const context: WalletContext = {
      store: chainMethods.includes(method) ? store : { ...store, get: () => ({ ...store.get(), chainId }) },
      origin,
      accounts,
      ownAccounts: accounts,
      chainName: (id) => chains[id]?.name ?? store.get().added[id]?.name ?? `Chain ${id}`,
      rpc: getRpc,
      tokens: getAbilities?.().assets ? (id) => chains[id]?.tokens ?? [] : undefined,
      batcher: getAbilities?.().batches ? (id) => chains[id]?.batcher : undefined,
      confirm,
    }
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
    if (handler) return handler(context, Array.isArray(params) ? params : [])
    if (walletMethods.test(method)) return refuse()
    return callChain(getRpc(chainId), method, params)
  }
}

function refuse(): never {
  throw providerErrors.unsupported
}

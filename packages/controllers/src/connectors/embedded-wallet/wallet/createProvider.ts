import { type CaipNetworkId, type ChainNamespace, walletErrors } from '@portico/core'
import { isSendMethod } from '../../../signing/isSendMethod.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { isUnclear } from './isUnclear.js'
import type { LiveWallet } from './LiveWallet.js'
import { switchNetwork } from './switchNetwork.js'
import { toRequestError } from './toRequestError.js'

/** EIP-1193 on `eip155`; on other namespaces the same object with their methods. */
export type WalletProvider = {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (...args: never[]) => void): WalletProvider
  removeListener(event: string, listener: (...args: never[]) => void): WalletProvider
}

/** Creates the provider of a namespace. The client checks each method before it reaches the frame. */
export function createProvider(live: LiveWallet, namespace: ChainNamespace): WalletProvider {
  const stops: { readonly event: string; readonly listener: unknown; stop(): void }[] = []
  const networkId = () => live.networks.get(namespace)
  const provider: WalletProvider = {
    async request({ method, params }) {
      if (method.startsWith('solana_') !== (namespace === 'solana')) throw walletErrors('wallet/unsupported-method')
      if (method === 'wallet_switchEthereumChain') {
        await switchNetwork(live, { networkId: readChain(params) })
        return null
      }
      // The app's network at the time of the request. A request that has to wait must not use one chosen meanwhile.
      const asked = networkId()
      if (method === 'eth_chainId') return toHex(asked)
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') {
        const account = live.accounts.get(namespace)
        if (!account && method === 'eth_requestAccounts') throw walletErrors('wallet/unauthorized')
        return account ? [account.address] : []
      }
      let isSent = false
      try {
        if (asked) await live.guard.ensureNetwork(asked)
        isSent = isSendMethod(method)
        return await live.client.request({
          method,
          ...(params !== undefined && { params }),
          ...(asked && { networkId: asked }),
        })
      } catch (error) {
        if (isSent && isUnclear(error))
          throw embeddedWalletErrors('embedded-wallet/outcome-unknown', { method }, { cause: error })
        throw toRequestError(error)
      }
    },
    on(event, listener) {
      // The caller names the event and knows what its listeners receive.
      const call = listener as (payload: unknown) => void
      stops.push({ event, listener, stop: listen(live, namespace, event, call) })
      return provider
    },
    removeListener(event, listener) {
      const at = stops.findIndex((entry) => entry.event === event && entry.listener === listener)
      if (at >= 0) for (const { stop } of stops.splice(at, 1)) stop()
      return provider
    },
  }
  return provider
}

function listen({ emitter }: LiveWallet, own: ChainNamespace, event: string, call: (payload: unknown) => void) {
  if (event === 'accountsChanged')
    return emitter.on('accounts', ({ namespace, accounts }) => {
      if (namespace === own) call(accounts.map(({ address }) => address))
    })
  if (event === 'chainChanged')
    return emitter.on('network', ({ namespace, networkId }) => {
      if (namespace === own) call(own === 'eip155' ? toHex(networkId) : networkId)
    })
  if (event === 'disconnect') return emitter.on('end', () => call(walletErrors('wallet/disconnected')))
  return () => {}
}

function toHex(networkId: CaipNetworkId | undefined): string | undefined {
  return networkId && `0x${BigInt(networkId.slice(networkId.indexOf(':') + 1)).toString(16)}`
}

function readChain(params: unknown): CaipNetworkId {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  const chainId = typeof first === 'object' && first !== null && 'chainId' in first ? first.chainId : undefined
  if (typeof chainId !== 'string' || !/^0x[\da-f]{1,12}$/i.test(chainId)) throw walletErrors('wallet/invalid-chain-id')
  return `eip155:${BigInt(chainId)}`
}

import { createEmitter, type Eip1193Provider, isRecord, walletErrors } from '@portico/core'
import type { FrameClient, FrameUser } from '../client/FrameClient.js'
import { readChainId } from '../client/readChainId.js'

/** What `createFrameEvmProvider` takes. */
export type CreateFrameEvmProviderParameters = {
  readonly client: Pick<FrameClient, 'request' | 'switchNetwork' | 'lastChainId' | 'on'>
  /** Who is logged in, when the frame has told it already. */
  readonly user?: FrameUser | undefined
}

/** An EIP-1193 provider over the frame. */
export type FrameEvmProvider = Eip1193Provider & { destroy(): void }

type Events = {
  readonly connect: { readonly chainId: string }
  readonly disconnect: unknown
  readonly accountsChanged: readonly string[]
  readonly chainChanged: string
}

/**
 * Makes the EIP-1193 provider of the embedded wallet. Accounts and chain id are answered here, the chain id in hex;
 * what else the wallet does not do never reaches it.
 *
 * @param parameters The client, and its user.
 */
export function createFrameEvmProvider({ client, user }: CreateFrameEvmProviderParameters): FrameEvmProvider {
  const emitter = createEmitter<Events>()
  const listeners = new Map<unknown, Map<string, () => void>>()
  const state = { address: isEvmAddress(user?.address) ? user.address : undefined, chainId: readEvmChain(client) ?? 1 }
  const toHex = () => `0x${state.chainId.toString(16)}`
  const listAccounts = () => (state.address === undefined ? [] : [state.address])
  const setChain = (chainId: unknown) => {
    if (typeof chainId !== 'number' || chainId === state.chainId) return
    state.chainId = chainId
    if (state.address !== undefined) emitter.emit('chainChanged', toHex())
  }
  const setAddress = (address: string | undefined) => {
    const before = state.address
    if (address === before) return
    state.address = address
    if (before === undefined) emitter.emit('connect', { chainId: toHex() })
    emitter.emit('accountsChanged', listAccounts())
    if (address === undefined) emitter.emit('disconnect', walletErrors('wallet/disconnected'))
  }
  const stops = [
    client.on('connect', (event) => {
      // The frame names an account of the network it is on, which may be none of this provider's.
      if (!isEvmAddress(event.user.address)) return
      setChain(readChainId(event.user.chainId))
      setAddress(event.user.address)
    }),
    client.on('network', ({ chainId }) => setChain(chainId)),
    client.on('account', ({ address }) => {
      if (isEvmAddress(address) && state.address !== undefined) setAddress(address)
    }),
    client.on('disconnect', () => setAddress(undefined)),
  ]
  const switchChain = async (params: unknown) => {
    const [item]: unknown[] = Array.isArray(params) ? params : []
    const chainId = isRecord(item) ? item.chainId : undefined
    if (typeof chainId !== 'string' || !/^0x[\da-f]{1,13}$/i.test(chainId))
      throw walletErrors('wallet/invalid-chain-id')
    setChain(await client.switchNetwork({ chainId: `eip155:${Number(chainId)}` }))
    return null
  }
  const provider: FrameEvmProvider = {
    async request({ method, params }) {
      if (method === 'eth_chainId') return toHex()
      if (method === 'eth_accounts') return listAccounts()
      if (method === 'eth_requestAccounts') {
        if (state.address === undefined) throw walletErrors('wallet/unauthorized')
        return listAccounts()
      }
      if (method === 'wallet_switchEthereumChain') return switchChain(params)
      if (method.startsWith('solana_')) throw walletErrors('wallet/unsupported-method')
      return client.request({ method, params, network: `eip155:${state.chainId}` })
    },
    on(event, listener) {
      const stopsOfEvent = listeners.get(listener) ?? new Map<string, () => void>()
      listeners.set(listener, stopsOfEvent)
      // Events of other names are never emitted; a listener of any event takes the payload of its own.
      const stop = emitter.on(event as keyof Events, listener as (payload: unknown) => void)
      const before = stopsOfEvent.get(event)
      stopsOfEvent.set(event, () => {
        before?.()
        stop()
      })
      return provider
    },
    removeListener(event, listener) {
      listeners.get(listener)?.get(event)?.()
      listeners.get(listener)?.delete(event)
      return provider
    },
    destroy() {
      for (const stop of stops) stop()
      emitter.clear()
      listeners.clear()
    },
  }
  return provider
}

function isEvmAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
}

function readEvmChain(client: Pick<FrameClient, 'lastChainId'>): number | undefined {
  const chainId = client.lastChainId()
  return typeof chainId === 'number' ? chainId : undefined
}

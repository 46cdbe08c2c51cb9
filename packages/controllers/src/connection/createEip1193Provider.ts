import { type CaipNetworkId, type Eip1193Provider, internalErrors, walletErrors } from '@portico/core'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'
import type { NamespaceConnection } from './connectionState.js'
import { toProviderError } from './toProviderError.js'
import { waitForResume } from './waitForResume.js'

type Listener = (...args: never[]) => void

/** Makes the instance's EIP-1193 provider. Accounts and chain id are the state's; the rest is the wallet's to answer. */
export function createEip1193Provider(portico: Portico): { readonly provider: Eip1193Provider; stop(): void } {
  const { connections, emitter, lifetime, stores } = getInternals(portico)
  const listeners: { readonly event: string; readonly listener: Listener }[] = []
  const link = () => stores.connection.namespaces.eip155
  const chainId = () => toHex(link()?.network ?? stores.networks.active.eip155)
  let emitted = chainId()
  const emit = (event: string, payload: unknown) => {
    for (const entry of [...listeners]) {
      if (entry.event !== event) continue
      // EIP-1193 says what listeners of each event take; the caller names the event.
      const listener = entry.listener as (payload: unknown) => void
      try {
        listener(payload)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  const emitChain = () => {
    const id = chainId()
    if (id !== undefined && id !== emitted) emit('chainChanged', id)
    emitted = id
  }
  const emitAccounts = () => emit('accountsChanged', toAddresses(link()))
  const stops = [
    emitter.on('connect', ({ namespace }) => {
      if (namespace !== 'eip155') return
      emit('connect', { chainId: chainId() })
      emitChain()
      emitAccounts()
    }),
    emitter.on('disconnect', ({ namespace }) => {
      if (namespace !== 'eip155') return
      emitAccounts()
      emit('disconnect', toProviderError(walletErrors('wallet/disconnected')))
      emitChain()
    }),
    emitter.on('accounts', ({ namespace }) => {
      if (namespace === 'eip155') emitAccounts()
    }),
    emitter.on('network', ({ namespace }) => {
      if (namespace === 'eip155') emitChain()
    }),
  ]
  const answer = async (args: { method: string; params?: unknown }): Promise<unknown> => {
    if (lifetime.aborted) throw walletErrors('wallet/disconnected')
    await waitForResume(portico, 'eip155')
    const connection = connections.get('eip155')
    const { method } = args
    const id = method === 'eth_chainId' ? chainId() : undefined
    if (id !== undefined) return id
    const asksAccounts = method === 'eth_accounts' || (connection && method === 'eth_requestAccounts')
    if (asksAccounts) return toAddresses(link())
    if (connection) {
      // An own connector that is not checked by the compiler may have none.
      const wallet: Eip1193Provider | undefined = connection.provider('eip155')
      if (!wallet) throw internalErrors('internal/connection-client-not-set', { namespace: 'eip155' })
      return wallet.request(args)
    }
    throw walletErrors(method === 'eth_requestAccounts' ? 'wallet/unauthorized' : 'wallet/disconnected')
  }
  const provider: Eip1193Provider = {
    request: (args) =>
      answer(args).catch((error: unknown) => {
        throw toProviderError(error)
      }),
    on(event: string, listener: Listener) {
      listeners.push({ event, listener })
      return provider
    },
    removeListener(event: string, listener: Listener) {
      const at = listeners.findIndex((entry) => entry.event === event && entry.listener === listener)
      if (at >= 0) listeners.splice(at, 1)
      return provider
    },
  }
  const stop = () => {
    for (const each of stops) each()
    listeners.length = 0
  }
  return { provider, stop }
}

/** The connected accounts, the selected one first. */
function toAddresses(link: NamespaceConnection | undefined): readonly string[] {
  if (link?.status !== 'connected' || link.address === undefined) return []
  return [...new Set([link.address, ...link.accounts.map((account) => account.address)])]
}

function toHex(network: CaipNetworkId | undefined): string | undefined {
  return network && `0x${BigInt(network.slice('eip155:'.length)).toString(16)}`
}

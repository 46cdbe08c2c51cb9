import { type ChainNamespace, createEmitter, type PorticoError, walletErrors } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

type Listener = (...args: never[]) => void

export type CreateProviderEventsParameters = {
  readonly namespace: ChainNamespace
  /** The network in the notation of the namespace's providers. */
  readonly getChainId: () => string | undefined
  /** Converts one of our errors to the namespace's own form. */
  readonly toError: (error: PorticoError) => unknown
}

export type ProviderEvents = {
  /** The connected accounts, the selected one first. */
  getAddresses(): readonly string[]
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  stop(): void
}

/** Events of a provider, by the names of EIP-1193. */
export const providerEvents: readonly string[] = ['connect', 'disconnect', 'accountsChanged', 'chainChanged']

/**
 * Emits provider events for changes of a namespace's state. The listeners belong to the instance, so they hear of every
 * wallet that is connected, one after the other.
 *
 * @param parameters The namespace, and the notation of its providers.
 * @param parameters The namespace, and the form its providers speak in.
 */
export function createProviderEvents(portico: Portico, parameters: CreateProviderEventsParameters): ProviderEvents {
  const { getChainId, namespace: own, toError } = parameters
  const { emitter, stores } = getInternals(portico)
  const { emit, ...told } = createEmitter<Record<string, unknown>>()
  const listeners: { readonly event: string; readonly listener: Listener; readonly stop: () => void }[] = []
  let emitted = getChainId()
  const getAddresses = () => {
    const link = stores.connection.namespaces[own]
    if (link?.status !== 'connected' || link.address === undefined) return []
    return [...new Set([link.address, ...link.accounts.map((account) => account.address)])]
  }
  const emitChain = () => {
    const id = getChainId()
    if (id !== undefined && id !== emitted) emit('chainChanged', id)
    emitted = id
  }
  const emitAccounts = () => emit('accountsChanged', getAddresses())
  const stops = [
    emitter.on('connect', ({ namespace }) => {
      if (namespace !== own) return
      emit('connect', { chainId: getChainId() })
      emitChain()
      emitAccounts()
    }),
    emitter.on('disconnect', ({ namespace }) => {
      if (namespace !== own) return
      emitAccounts()
      emit('disconnect', toError(walletErrors('wallet/disconnected')))
      emitChain()
    }),
    emitter.on('accounts', ({ namespace }) => {
      if (namespace === own) emitAccounts()
    }),
    emitter.on('network', ({ namespace }) => {
      if (namespace === own) emitChain()
    }),
    // Network choices that were read from storage or made for later emit no instance event.
    portico.subscribe((state) => state.namespaces[own]?.networkId, emitChain),
  ]
  return {
    getAddresses,
    on(event, listener) {
      // EIP-1193 defines what listeners of each event receive; the caller names the event.
      listeners.push({ event, listener, stop: told.on(event, listener as (payload: unknown) => void) })
    },
    removeListener(event, listener) {
      const at = listeners.findIndex((entry) => entry.event === event && entry.listener === listener)
      if (at >= 0) listeners.splice(at, 1)[0]?.stop()
    },
    stop() {
      for (const each of stops) each()
      told.clear()
    },
  }
}

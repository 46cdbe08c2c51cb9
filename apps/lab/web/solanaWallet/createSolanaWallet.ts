import { base58 } from '@scure/base'
import type { Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base'
import type { StandardEventsChangeProperties } from '@wallet-standard/features'
import type { Ask } from '../../shared/wallet/Ask.js'
import { createWalletStore, type WalletChannel } from '../../shared/wallet/createWalletStore.js'
import type { LabWalletMode } from '../../shared/wallet/labWalletState.js'
import { isProviderError, type ProviderError, providerErrors, toThrown } from '../../shared/wallet/providerError.js'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import type { Prompt } from '../labWallet/prompt/createPrompt.js'
import { createFeatures } from './createFeatures.js'
import type { SolanaWalletSetup } from './readSolanaWalletSetup.js'
import { registerWallet } from './registerWallet.js'
import type { SolanaWalletContext } from './SolanaWalletContext.js'
import { type SolanaFeature, type SolanaWalletState, solanaFeatures } from './solanaWalletState.js'

/** The Solana wallet with its controls, also at `window.labSolanaWallet`. */
export type SolanaWallet = {
  readonly wallet: Wallet
  /** Used features with their inputs since the page was loaded, oldest first. */
  readonly requests: readonly { readonly feature: string; readonly inputs: readonly unknown[] }[]
  /** Prompts since the page was loaded, in any mode. */
  readonly asks: readonly Ask[]
  getState(): SolanaWalletState
  getMode(): LabWalletMode
  setMode(mode: LabWalletMode): void
  getFeatures(): readonly SolanaFeature[]
  /** Limits the wallet to these features. */
  setFeatures(features: readonly SolanaFeature[]): void
  isRegistered(): boolean
  /** Registers the wallet with the page. */
  register(): void
  /** Unregisters the wallet, like an extension that is turned off. */
  unregister(): void
  selectAccount(index: number): void
  lock(): void
  unlock(): void
  /** Revokes the page's permission. */
  disconnect(): void
  /** Makes the next use of a feature fail. */
  failNext(feature: string, error: ProviderError): void
  /** Calls the listener after each change. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void
}

export type CreateSolanaWalletParameters = {
  readonly setup: Omit<SolanaWalletSetup, 'mode'> & { readonly mode: LabWalletMode }
  readonly name: string
  readonly icon: WalletIcon
  /** RPC URLs by the chain names of Wallet Standard. Other chains are unreachable. */
  readonly chains: SolanaWalletContext['chains']
  readonly host: string
  readonly target: EventTarget
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly channel: WalletChannel<SolanaWalletState>
  readonly prompt: Prompt
}

/** Features that every wallet has. */
const givenFeatures = ['standard:connect', 'standard:events']

/** Creates the lab's Solana wallet: a Wallet Standard wallet for the local chain whose behaviour can be controlled. */
export function createSolanaWallet(parameters: CreateSolanaWalletParameters): SolanaWallet {
  const { setup, name, icon, chains, host, target, storage, channel, prompt } = parameters
  const store = createWalletStore({ initial: setup.state, storage, channel, storageKey: 'lab-solana-wallet' })
  const keys = solanaWalletKeys()
  const listeners = new Set<(change: StandardEventsChangeProperties) => void>()
  const watchers = new Set<() => void>()
  const failures = new Map<string, ProviderError>()
  const requests: { feature: string; inputs: readonly unknown[] }[] = []
  const asks: Ask[] = []
  let mode = setup.mode
  let features = setup.features
  let isConnecting = false
  let unregister: (() => void) | undefined

  const all = keys.map(({ address }): WalletAccount => {
    const account = { address, publicKey: base58.decode(address), chains: setup.chains, features: solanaFeatures }
    return Object.freeze(account)
  })

  function listOwn({ accountCount, selected }: SolanaWalletState): readonly WalletAccount[] {
    const own = all.slice(0, accountCount)
    const first = own[selected]
    return first ? [first, ...own.filter((account) => account !== first)] : own
  }

  const listShared = (state: SolanaWalletState) => (state.permitted && !state.locked ? listOwn(state) : [])

  async function confirm(ask: Ask): Promise<void> {
    // Like well-known wallets, only one connect prompt at a time.
    if (mode === 'pending' || (ask.kind === 'connect' && isConnecting)) throw providerErrors.pending
    asks.push(ask)
    if (mode === 'auto') return
    if (mode === 'reject') throw providerErrors.rejected
    // Never settles on purpose: the mode tests how a page handles a wallet that does not answer.
    if (mode === 'hang') return new Promise(() => {})
    if (ask.kind === 'connect') isConnecting = true
    const isApproved = await prompt(ask).finally(() => {
      if (ask.kind === 'connect') isConnecting = false
    })
    if (!isApproved) throw providerErrors.rejected
  }

  const methods = createFeatures({
    store,
    host,
    chains,
    accounts: () => listShared(store.get()),
    ownAddresses: () => listOwn(store.get()).map(({ address }) => address),
    findKey({ address }) {
      const isShared = listShared(store.get()).some((account) => account.address === address)
      const key = isShared && keys.find((each) => each.address === address)
      if (!key) throw providerErrors.unauthorized
      return key
    },
    confirm,
  })

  /** Records each use of a feature, and makes it fail if requested. */
  function watch(feature: string, method: (...inputs: never[]) => Promise<unknown>) {
    return async (...inputs: never[]) => {
      requests.push({ feature, inputs })
      try {
        const failure = failures.get(feature)
        failures.delete(feature)
        if (failure) throw failure
        return await method(...inputs)
      } catch (error) {
        throw isProviderError(error) ? toThrown(error, setup.plainErrors) : error
      }
    }
  }

  const watched = Object.entries(methods).map(([feature, parts]) => {
    const entries = Object.entries(parts).map(([key, part]) => [
      key,
      typeof part === 'function' ? watch(feature, part) : part,
    ])
    return [feature, Object.fromEntries(entries)] as const
  })
  const events = {
    version: '1.0.0',
    on(_: 'change', listener: (change: StandardEventsChangeProperties) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  const getFeatures = (): Wallet['features'] => {
    const has = (feature: string) => givenFeatures.includes(feature) || features.some((each) => each === feature)
    return Object.fromEntries([...watched, ['standard:events', events] as const].filter(([feature]) => has(feature)))
  }

  function tell(change: StandardEventsChangeProperties): void {
    for (const listener of [...listeners]) listener(change)
  }

  function change(): void {
    for (const watcher of [...watchers]) watcher()
  }

  store.subscribe((state, previous) => {
    const [shared, before] = [listShared(state), listShared(previous)]
    const isSame = shared.length === before.length && shared.every((account, at) => account === before[at])
    if (!isSame) tell({ accounts: shared })
    change()
  })

  const wallet: Wallet = {
    version: '1.0.0',
    name,
    icon,
    chains: setup.chains,
    get features() {
      return getFeatures()
    },
    get accounts() {
      return listShared(store.get())
    },
  }
  const register = () => {
    unregister ??= registerWallet(wallet, target)
    change()
  }
  if (!setup.isLate) register()

  return {
    wallet,
    requests,
    asks,
    getState: store.get,
    getMode: () => mode,
    setMode(next) {
      mode = next
      change()
    },
    getFeatures: () => features,
    setFeatures(next) {
      features = next
      tell({ features: getFeatures() })
      change()
    },
    isRegistered: () => unregister !== undefined,
    register,
    unregister() {
      unregister?.()
      unregister = undefined
      change()
    },
    selectAccount: (selected) => store.update({ selected }),
    lock: () => store.update({ locked: true }),
    unlock: () => store.update({ locked: false }),
    disconnect: () => store.update({ permitted: false }),
    failNext: (feature, error) => void failures.set(feature, error),
    subscribe(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
}

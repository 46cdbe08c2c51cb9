import type { Wallet, WalletIcon } from '@wallet-standard/base'
import type { Ask } from '../../shared/wallet/Ask.js'
import { createConfirm } from '../../shared/wallet/createConfirm.js'
import { createWalletStore, type WalletChannel } from '../../shared/wallet/createWalletStore.js'
import { createWatchers } from '../../shared/wallet/createWatchers.js'
import type { LabWalletMode } from '../../shared/wallet/labWalletState.js'
import { type ProviderError, providerErrors } from '../../shared/wallet/providerError.js'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import type { Prompt } from '../labWallet/prompt/createPrompt.js'
import { createChangeEvents } from './createChangeEvents.js'
import { createFeatures } from './createFeatures.js'
import { createRegistration } from './createRegistration.js'
import { createAccounts, listOwn, listShared } from './listAccounts.js'
import type { SolanaWalletSetup } from './readSolanaWalletSetup.js'
import { recordFeatures } from './recordFeatures.js'
import type { SolanaWalletContext } from './SolanaWalletContext.js'
import type { SolanaFeature, SolanaWalletState } from './solanaWalletState.js'

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
  const { subscribe, notify } = createWatchers()
  const failures = new Map<string, ProviderError>()
  const requests: { feature: string; inputs: readonly unknown[] }[] = []
  const asks: Ask[] = []
  let mode = setup.mode
  let features = setup.features

  const all = createAccounts(setup.chains)
  const shared = (state = store.get()) => listShared(all, state)
  const confirm = createConfirm({ getMode: () => mode, prompt, onAsk: (ask) => asks.push(ask) })
  const methods = createFeatures({
    store,
    host,
    chains,
    accounts: () => shared(),
    ownAddresses: () => listOwn(all, store.get()).map(({ address }) => address),
    findKey({ address }) {
      const isShared = shared().some((account) => account.address === address)
      const key = isShared && keys.find((each) => each.address === address)
      if (!key) throw providerErrors.unauthorized
      return key
    },
    confirm,
  })

  const recorded = recordFeatures(methods, { requests, failures, plainErrors: setup.plainErrors })
  const { events, tell } = createChangeEvents()

  const getFeatures = (): Wallet['features'] => {
    const has = (feature: string) => givenFeatures.includes(feature) || features.some((each) => each === feature)
    return Object.fromEntries([...recorded, ['standard:events', events] as const].filter(([feature]) => has(feature)))
  }

  store.subscribe((state, previous) => {
    const [accounts, before] = [shared(state), shared(previous)]
    const isSame = accounts.length === before.length && accounts.every((account, at) => account === before[at])
    if (!isSame) tell({ accounts })
    notify()
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
      return shared()
    },
  }
  const registration = createRegistration({ wallet, target, onChange: notify })
  if (!setup.isLate) registration.register()

  return {
    wallet,
    requests,
    asks,
    getState: store.get,
    getMode: () => mode,
    setMode(next) {
      mode = next
      notify()
    },
    getFeatures: () => features,
    setFeatures(next) {
      features = next
      tell({ features: getFeatures() })
      notify()
    },
    ...registration,
    selectAccount: (selected) => store.update({ selected }),
    lock: () => store.update({ locked: true }),
    unlock: () => store.update({ locked: false }),
    disconnect: () => store.update({ permitted: false }),
    failNext: (feature, error) => void failures.set(feature, error),
    subscribe,
  }
}

import type { Ask } from '../../shared/wallet/Ask.js'
import { callChain } from '../../shared/wallet/callChain.js'
import { createConfirm } from '../../shared/wallet/createConfirm.js'
import { createWalletStore, type WalletChannel } from '../../shared/wallet/createWalletStore.js'
import { createWatchers } from '../../shared/wallet/createWatchers.js'
import { type LabWalletAccount, labWalletAccounts, labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { LabWalletMode, LabWalletState } from '../../shared/wallet/labWalletState.js'
import { isProviderError, type ProviderError, providerErrors, toThrown } from '../../shared/wallet/providerError.js'
import { chainHandlers } from '../../shared/wallet/requests/chainHandlers.js'
import { connectHandlers } from '../../shared/wallet/requests/connectHandlers.js'
import { createCallsHandlers } from '../../shared/wallet/requests/createCallsHandlers.js'
import { sendHandlers } from '../../shared/wallet/requests/sendHandlers.js'
import { signHandlers } from '../../shared/wallet/requests/signHandlers.js'
import type { RequestHandler, WalletChains, WalletContext } from '../../shared/wallet/WalletContext.js'
import type { Prompt } from './prompt/createPrompt.js'
import type { LabWalletSetup } from './readLabWalletSetup.js'

type Handlers = Readonly<Record<string, RequestHandler>>

type Request = { readonly method: string; readonly params?: unknown }

/** The wallet's EIP-1193 provider. */
type LabProvider = {
  readonly isLabWallet: true
  request(request: Request): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): LabProvider
  removeListener(event: string, listener: (value: unknown) => void): LabProvider
}

/** The lab wallet with its controls, also at `window.labWallet`. */
export type LabWallet = {
  readonly provider: LabProvider
  /** Every request since the page was loaded, oldest first. */
  readonly requests: readonly Request[]
  /** Prompts since the page was loaded, in any mode. */
  readonly asks: readonly Ask[]
  getState(): LabWalletState
  getMode(): LabWalletMode
  setMode(mode: LabWalletMode): void
  /** Switches to a chain as if the owner did it in the wallet, and adds it if it is unknown. */
  switchChain(chainId: number): void
  /** Removes a chain, so that switching to it fails with 4902. */
  forgetChain(chainId: number): void
  selectAccount(index: number): void
  lock(): void
  unlock(): void
  /** Revokes the page's permission. */
  disconnect(): void
  /** Makes the next request of a method fail. */
  failNext(method: string, error: ProviderError): void
  getChainName(chainId: number): string
  /** Calls the listener after each change. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void
}

export type CreateLabWalletParameters = {
  readonly setup: Pick<LabWalletSetup, 'mode' | 'state' | 'plainErrors' | 'assets' | 'batches' | 'smart'>
  readonly chains: WalletChains
  readonly origin: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly channel: WalletChannel
  readonly prompt: Prompt
}

/** Methods that the wallet handles itself and never forwards to a chain. */
const walletMethods = /^(wallet_|eth_sign|personal_|eth_accounts|metamask_)/

/** Creates the lab wallet: an EIP-1193 wallet for the local chains whose behaviour can be controlled. */
export function createLabWallet(parameters: CreateLabWalletParameters): LabWallet {
  const { setup, chains, origin, storage, channel, prompt } = parameters
  const store = createWalletStore({ initial: setup.state, storage, channel })
  const { listOwn, listShared } = createAccountLists(setup, chains)
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const { subscribe, notify } = createWatchers()
  const failures = new Map<string, ProviderError>()
  const [requests, asks]: [Request[], Ask[]] = [[], []]
  let mode: LabWalletMode = setup.mode === 'off' ? 'prompt' : setup.mode
  const context: WalletContext = {
    store,
    origin,
    accounts: () => listShared(store.get()),
    ownAccounts: () => listOwn(store.get()),
    chainName: (id) => chains[id]?.name ?? store.get().added[id]?.name ?? `Chain ${id}`,
    rpc: (id) => chains[id]?.rpc ?? store.get().added[id]?.rpc,
    ...pickAbilities(setup, chains),
    confirm: createConfirm({ getMode: () => mode, prompt, onAsk: (ask) => asks.push(ask) }),
  }
  const handlers: Handlers = {
    ...connectHandlers,
    ...chainHandlers,
    ...signHandlers,
    ...sendHandlers,
    ...createCallsHandlers(),
  }

  async function answer(request: Request): Promise<unknown> {
    const failure = failures.get(request.method)
    failures.delete(request.method)
    if (failure) throw failure
    return handle(request, context, handlers)
  }

  function emit(event: string, value: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }

  store.subscribe((state, previous) => {
    const [shared, before] = [state, previous].map((each) => listShared(each).map(({ address }) => address))
    if (String(shared) !== String(before)) emit('accountsChanged', shared)
    if (state.chainId !== previous.chainId) emit('chainChanged', `0x${state.chainId.toString(16)}`)
    notify()
  })

  const provider: LabProvider = {
    isLabWallet: true,
    async request(request) {
      requests.push(request)
      try {
        return await answer(request)
      } catch (error) {
        throw isProviderError(error) ? toThrown(error, setup.plainErrors) : error
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }

  return {
    provider,
    requests,
    asks,
    getState: store.get,
    getMode: () => mode,
    setMode(next) {
      mode = next
      notify()
    },
    switchChain: (chainId) => store.update({ chainId, known: [...new Set([...store.get().known, chainId])] }),
    forgetChain(chainId) {
      const { known, added } = store.get()
      const left = Object.entries(added).filter(([id]) => Number(id) !== chainId)
      store.update({ known: known.filter((id) => id !== chainId), added: Object.fromEntries(left) })
    },
    selectAccount: (selected) => store.update({ selected }),
    lock: () => store.update({ locked: true }),
    unlock: () => store.update({ locked: false }),
    disconnect: () => store.update({ permitted: false }),
    getChainName: context.chainName,
    failNext: (method, error) => void failures.set(method, error),
    subscribe,
  }
}

function pickAbilities(
  { assets, batches }: CreateLabWalletParameters['setup'],
  chains: WalletChains,
): Pick<WalletContext, 'tokens' | 'batcher'> {
  return {
    ...(assets && { tokens: (id) => chains[id]?.tokens ?? [] }),
    ...(batches && { batcher: (id) => chains[id]?.batcher }),
  }
}

/** Answers a request itself, or forwards it to the current chain. */
function handle({ method, params }: Request, context: WalletContext, handlers: Handlers): unknown {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
  if (handler) return handler(context, Array.isArray(params) ? params : [])
  if (walletMethods.test(method)) throw providerErrors.unsupported
  return callChain(context.rpc(context.store.get().chainId), method, params)
}

function listKeys({ accountCount, selected }: LabWalletState): readonly LabWalletAccount[] {
  const own = labWalletAccounts.slice(0, accountCount)
  const first = own[selected]
  return first ? [first, ...own.filter((account) => account !== first)] : own
}

/** Creates what lists the wallet's accounts: its keys, or the smart account on its chain. */
function createAccountLists({ smart }: Pick<LabWalletSetup, 'smart'>, chains: WalletChains) {
  const listOwn = (state: LabWalletState): readonly LabWalletAccount[] => {
    const account = smart ? chains[state.chainId]?.smartAccount : undefined
    return account ? [{ ...labWalletKey, ...account }] : listKeys(state)
  }
  const listShared = (state: LabWalletState) => (state.permitted && !state.locked ? listOwn(state) : [])
  return { listOwn, listShared }
}

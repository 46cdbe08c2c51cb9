import type { Eip1193Provider } from '../adapter/Provider.js'
import { isRecord } from '../validate/records.js'

/** A request that a fake provider received. */
export type FakeProviderCall = { readonly method: string; readonly params: unknown }

/** How the fake handles calls of a method: a result, an error with a code, or no answer until `release`. */
export type FakeProviderScript =
  | { readonly result: unknown }
  | { readonly error: unknown }
  | 'hang'
  | ((params: unknown) => unknown)

/** Options of `createFakeProvider`. */
export type CreateFakeProviderOptions = {
  /** Default: one account. */
  readonly accounts?: readonly string[] | undefined
  /** EVM chain id of the wallet. Default: 1. */
  readonly chainId?: number | undefined
  /** Chain ids that the wallet supports. Switching to others fails with 4902. Default: only its own. */
  readonly knownChainIds?: readonly number[] | undefined
  /** Whether the site may see the accounts already. Default `false`. */
  readonly authorized?: boolean | undefined
}

/** An EIP-1193 provider that behaves as a test says. */
export type FakeProvider = Eip1193Provider & {
  readonly calls: readonly FakeProviderCall[]
  /** Scripts a method. Without a script its default behaviour is restored. */
  script(method: string, script?: FakeProviderScript): void
  /** Makes the method fail as if the user had declined, or with another code. */
  reject(method: string, code?: number): void
  hang(method: string): void
  /** Settles every hanging call: with the default behaviour, or with an error. */
  release(error?: unknown): void
  setAccounts(accounts: readonly string[]): void
  setChainId(chainId: number): void
  /** Locks the wallet: no accounts are visible until `unlock`. */
  lock(): void
  unlock(): void
  emit(event: string, ...args: readonly unknown[]): void
  listenerCount(event?: string): number
}

const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

/**
 * Creates an EIP-1193 provider that does what a test says. It answers `eth_accounts`, `eth_requestAccounts`,
 * `eth_chainId`, `wallet_switchEthereumChain`, `wallet_addEthereumChain`, `personal_sign`, `eth_signTypedData_v4` and
 * `eth_sendTransaction` by itself; any other method without a script is a 4200.
 */
export function createFakeProvider(options: CreateFakeProviderOptions = {}): FakeProvider {
  let { accounts = [account], chainId = 1, authorized = false } = options
  let locked = false
  const known = [...(options.knownChainIds ?? []), chainId]
  const scripts: Record<string, FakeProviderScript | undefined> = {}
  const calls: FakeProviderCall[] = []
  const { hang, release } = createHangingCalls()
  const { on, removeListener, emit, listenerCount } = createListeners()
  const hex = () => `0x${chainId.toString(16)}`

  const setChainId = (next: number) => {
    chainId = next
    emit('chainChanged', hex())
  }
  const readChainId = (params: unknown) => {
    const [first] = Array.isArray(params) ? params : []
    return Number(isRecord(first) ? first.chainId : Number.NaN)
  }
  const behave = (method: string, params: unknown): unknown => {
    if (method === 'eth_chainId') return hex()
    if (method === 'eth_accounts') return authorized && !locked ? [...accounts] : []
    if (method === 'eth_requestAccounts') {
      if (locked) throw createRpcError(-32002, 'Already processing unlock')
      authorized = true
      return [...accounts]
    }
    if (method === 'wallet_addEthereumChain') {
      known.push(readChainId(params))
      return null
    }
    if (method === 'wallet_switchEthereumChain') {
      const wanted = readChainId(params)
      if (!known.includes(wanted)) throw createRpcError(4902, 'Unrecognized chain')
      if (wanted !== chainId) setChainId(wanted)
      return null
    }
    if (method === 'personal_sign' || method === 'eth_signTypedData_v4') return `0x${'1b'.repeat(65)}`
    if (method === 'eth_sendTransaction') return `0x${'ab'.repeat(32)}`
    throw createRpcError(4200, `${method} is not supported`)
  }

  return {
    calls,
    async request({ method, params }) {
      calls.push({ method, params })
      const script = scripts[method]
      if (script === 'hang') {
        await hang()
        return behave(method, params)
      }
      if (typeof script === 'function') return script(params)
      if (script && 'error' in script) throw script.error
      return script ? script.result : behave(method, params)
    },
    on,
    removeListener,
    script(method, script) {
      scripts[method] = script
    },
    reject(method, code = 4001) {
      scripts[method] = { error: createRpcError(code, 'Refused by the fake') }
    },
    hang(method) {
      scripts[method] = 'hang'
    },
    release,
    setAccounts(next) {
      accounts = next
      emit('accountsChanged', [...accounts])
    },
    setChainId,
    lock() {
      locked = true
      emit('accountsChanged', [])
    },
    unlock() {
      locked = false
      emit('accountsChanged', authorized ? [...accounts] : [])
    },
    emit,
    listenerCount,
  }
}

/** Holds calls back until a test settles them. */
function createHangingCalls() {
  const hanging = new Set<(error?: unknown) => void>()
  return {
    hang: () =>
      new Promise<void>((resolve, reject) => {
        const settle = (error?: unknown) => {
          hanging.delete(settle)
          if (error === undefined) resolve()
          else reject(error)
        }
        hanging.add(settle)
      }),
    release(error?: unknown) {
      for (const settle of [...hanging]) settle(error)
    },
  }
}

function createListeners() {
  const listeners: { readonly event: string; readonly listener: (...args: never[]) => void }[] = []
  return {
    on(event: string, listener: (...args: never[]) => void) {
      listeners.push({ event, listener })
    },
    removeListener(event: string, listener: (...args: never[]) => void) {
      const index = listeners.findIndex((entry) => entry.event === event && entry.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
    },
    emit(event: string, ...args: readonly unknown[]) {
      for (const entry of [...listeners]) {
        // EIP-1193 defines the arguments of listeners; the fake passes on what the test provides.
        if (entry.event === event) entry.listener(...(args as never[]))
      }
    },
    listenerCount: (event?: string) => listeners.filter((entry) => event === undefined || entry.event === event).length,
  }
}

/** Creates an error as wallets throw it: an Error with a numeric code. */
function createRpcError(code: number, message: string): Error & { code: number } {
  return Object.assign(new Error(message), { code })
}

import { base58 } from '@scure/base'
import type { Wallet, WalletAccount } from '@wallet-standard/base'

/** Outcome of a feature: success (default), pending, or an error. */
type FakeBehaviour = 'answer' | 'hang' | { readonly error: unknown } | { readonly result: unknown }

export type FakeStandardWallet = Wallet & {
  /** Used features with their first argument. */
  readonly calls: { readonly name: string; readonly input: unknown }[]
  /** Sets how a feature behaves from now on. */
  script(name: string, behaviour: FakeBehaviour): void
  /** Changes the shared accounts like the user, and reports it. */
  share(addresses: readonly string[]): void
  report(change: object): void
  listenerCount(): number
}

export type CreateFakeStandardWalletOptions = {
  readonly name?: string
  readonly icon?: string
  readonly chains?: readonly string[]
  readonly addresses?: readonly string[]
  /** Features to leave out. */
  readonly without?: readonly string[]
}

export const fakeAddresses = [
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse',
] as const

/** Makes a Wallet Standard wallet that does what a test says; signatures are sevens, transactions come back signed so. */
export function createFakeStandardWallet(options: CreateFakeStandardWalletOptions = {}): FakeStandardWallet {
  const { name = 'Fake', icon = 'data:image/png;base64,AA==', without = [] } = options
  const chains = (options.chains ?? ['solana:mainnet', 'solana:devnet']) as Wallet['chains']
  const calls: FakeStandardWallet['calls'] = []
  const behaviours = new Map<string, FakeBehaviour>()
  const listeners = new Set<(change: object) => void>()
  const toAccounts = (addresses: readonly string[]): readonly WalletAccount[] =>
    addresses.map((address) => ({ address, publicKey: base58.decode(address), chains, features: [] }))
  let accounts = toAccounts(options.addresses ?? [fakeAddresses[0]])
  const run = async (feature: string, input: unknown, answer: () => unknown) => {
    calls.push({ name: feature, input })
    const behaviour = behaviours.get(feature) ?? 'answer'
    if (behaviour === 'hang') return new Promise(() => {})
    if (typeof behaviour === 'object' && 'error' in behaviour) throw behaviour.error
    return typeof behaviour === 'object' ? behaviour.result : answer()
  }
  const signature = new Uint8Array(64).fill(7)
  const sign = (transaction: Uint8Array) => {
    const signed = transaction.slice()
    signed.set(signature, 1)
    return signed
  }
  const feature = (key: string, method: string, call: (...inputs: never[]) => unknown, more: object = {}) => ({
    [key]: { version: '1.0.0', ...more, [method]: call },
  })
  type Signing = { readonly transaction: Uint8Array; readonly message: Uint8Array }
  const versions = { supportedTransactionVersions: ['legacy', 0] }
  const all: Record<string, unknown> = {
    ...feature('standard:connect', 'connect', (input: never) => run('standard:connect', input, () => ({ accounts }))),
    ...feature('standard:disconnect', 'disconnect', () => run('standard:disconnect', undefined, () => undefined)),
    ...feature('standard:events', 'on', ((_: string, listener: (change: object) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }) as never),
    ...feature('solana:signMessage', 'signMessage', (({ message, ...rest }: Signing) =>
      run('solana:signMessage', { message, ...rest }, () => [{ signedMessage: message, signature }])) as never),
    ...feature(
      'solana:signTransaction',
      'signTransaction',
      ((...inputs: Signing[]) =>
        run('solana:signTransaction', inputs, () =>
          inputs.map(({ transaction }) => ({ signedTransaction: sign(transaction) })),
        )) as never,
      versions,
    ),
    ...feature(
      'solana:signAndSendTransaction',
      'signAndSendTransaction',
      ((input: Signing) => run('solana:signAndSendTransaction', input, () => [{ signature }])) as never,
      versions,
    ),
    ...feature('solana:signIn', 'signIn', ((input: object) =>
      run('solana:signIn', input, () => [
        { account: accounts[0], signedMessage: new Uint8Array([1]), signature },
      ])) as never),
  }
  for (const key of without) delete all[key]
  const report = (change: object) => {
    for (const listener of [...listeners]) listener(change)
  }
  return {
    version: '1.0.0',
    name,
    icon: icon as Wallet['icon'],
    chains,
    features: all as Wallet['features'],
    get accounts() {
      return accounts
    },
    calls,
    script: (key, behaviour) => void behaviours.set(key, behaviour),
    share(addresses) {
      accounts = toAccounts(addresses)
      report({ accounts })
    },
    report,
    listenerCount: () => listeners.size,
  }
}

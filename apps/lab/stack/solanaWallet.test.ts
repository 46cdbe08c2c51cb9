import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsChangeProperties,
  StandardEventsFeature,
} from '@wallet-standard/features'
import nacl from 'tweetnacl'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Ask } from '../shared/wallet/Ask.js'
import { describeAsk } from '../shared/wallet/describeAsk.js'
import { createSolanaWallet } from '../web/solanaWallet/createSolanaWallet.js'
import { readSolanaWalletSetup } from '../web/solanaWallet/readSolanaWalletSetup.js'
import type { SolanaWalletState } from '../web/solanaWallet/solanaWalletState.js'
import { solanaWalletKeys } from './solana/solanaAccounts.js'
import { type Solana, startSolana } from './solana/startSolana.js'
import { findBasePort } from './testing/findBasePort.js'

type Features = StandardConnectFeature &
  StandardEventsFeature &
  StandardDisconnectFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature

const [first = '', second = ''] = solanaWalletKeys().map(({ address }) => address)
let solana: Solana

beforeAll(async () => {
  solana = await startSolana({ port: await findBasePort(), slotMs: 20 })
}, 20_000)

afterAll(() => solana.close())

/** An app on the page that collects wallets. */
function createApp(target: EventTarget) {
  const wallets = new Set<Wallet>()
  const api = {
    register(wallet: Wallet) {
      wallets.add(wallet)
      return () => wallets.delete(wallet)
    },
  }
  target.addEventListener('wallet-standard:register-wallet', (event) => {
    // The Wallet Standard defines the detail of an event of this name.
    ;(event as CustomEvent<(app: typeof api) => void>).detail(api)
  })
  target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return wallets
}

function arrange(
  search = '?solanaWallet=auto',
  answer: (ask: Ask) => boolean = () => true,
  items = new Map<string, string>(),
) {
  const { mode, ...setup } = readSolanaWalletSetup(search)
  if (mode === 'off') throw new Error('The wallet is off')
  const prompt = vi.fn(async (ask: Ask) => answer(ask))
  const target = new EventTarget()
  const wallet = createSolanaWallet({
    setup: { mode, ...setup },
    name: 'Lab Solana Wallet',
    icon: 'data:image/svg+xml;base64,',
    chains: { 'solana:devnet': solana.url },
    host: 'localhost:4400',
    target,
    storage: { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) },
    channel: { post: (_: SolanaWalletState) => {}, listen: () => () => {} },
    prompt,
  })
  // All features are present unless the test removes some.
  const features = wallet.wallet.features as Features
  const heard: StandardEventsChangeProperties[] = []
  features['standard:events'].on('change', (change) => heard.push(change))
  const connect = (input?: { silent: boolean }) => features['standard:connect'].connect(input)
  return { wallet, features, prompt, heard, connect, target, items }
}

const listAddresses = (accounts: readonly { address: string }[] = []) => accounts.map(({ address }) => address)

async function createTransfer(to: PublicKey, lamports = 2_000_000): Promise<Uint8Array> {
  const payerKey = new PublicKey(first)
  const { blockhash } = await new Connection(solana.url).getLatestBlockhash()
  const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: to, lamports })]
  const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

describe('an app', () => {
  test('finds the wallet whether it comes before or after it, and loses it again', () => {
    const { wallet, target } = arrange()
    const wallets = createApp(target)
    expect([...wallets]).toEqual([wallet.wallet])
    wallet.unregister()
    expect(wallets.size).toBe(0)
    expect([...createApp(target)]).toEqual([])
    wallet.register()
    expect(wallets.size).toBe(1)
  })

  test('finds a late wallet once it is registered, and once only', () => {
    const { wallet, target } = arrange('?solanaWallet=late')
    const wallets = createApp(target)
    expect(wallets.size).toBe(0)
    wallet.register()
    wallet.register()
    expect(wallets.size).toBe(1)
  })
})

describe('connecting', () => {
  test('asks once and is remembered', async () => {
    const { connect, prompt, items, heard } = arrange('?solanaAccounts=2', () => true)
    expect((await connect({ silent: true })).accounts).toEqual([])
    const { accounts } = await connect()
    expect(listAddresses(accounts)).toEqual([first, second])
    expect(accounts[0]?.publicKey).toEqual(base58.decode(first))
    expect(heard.map((change) => listAddresses(change.accounts))).toEqual([[first, second]])
    await connect()
    expect(prompt).toHaveBeenCalledExactlyOnceWith({ kind: 'connect', accounts: [first, second], locked: false })
    const again = arrange('?solanaAccounts=2', () => false, items)
    expect(listAddresses((await again.connect({ silent: true })).accounts)).toEqual([first, second])
  })

  test.each([
    ['?solanaWallet=reject', 4001],
    ['?solanaWallet=pending', -32002],
  ])('with %s fails with %i', async (search, code) => {
    const { connect, wallet } = arrange(search)
    await expect(connect()).rejects.toMatchObject({ code })
    await expect(connect()).rejects.toBeInstanceOf(Error)
    expect(wallet.getState().permitted).toBe(false)
  })

  test('has one prompt at a time, and never ends while the wallet hangs', async () => {
    const { connect, wallet } = arrange('?solanaWallet=prompt')
    const open = connect()
    await expect(connect()).rejects.toMatchObject({ code: -32002 })
    await open
    wallet.disconnect()
    wallet.setMode('hang')
    const settled = vi.fn()
    connect().then(settled, settled)
    await new Promise((resolve) => setTimeout(resolve))
    expect(settled).not.toHaveBeenCalled()
  })

  test('ends from either side, and a lock hides the accounts', async () => {
    const { connect, wallet, features, heard } = arrange('?solanaWallet=auto&solanaAccounts=2')
    await connect()
    wallet.selectAccount(1)
    wallet.lock()
    wallet.unlock()
    await features['standard:disconnect'].disconnect()
    const shared = [[first, second], [second, first], [], [second, first], []]
    expect(heard.map((change) => listAddresses(change.accounts))).toEqual(shared)
    expect(wallet.wallet.accounts).toEqual([])
  })
})

describe('signing', () => {
  test('a message', async () => {
    const { connect, features, wallet } = arrange()
    const [account] = (await connect()).accounts
    if (!account) throw new Error('There is no account')
    const message = new TextEncoder().encode('hi')
    const [output] = await features['solana:signMessage'].signMessage({ account, message })
    const { signedMessage, signature } = output ?? { signedMessage: message, signature: message }
    expect(nacl.sign.detached.verify(signedMessage, signature, base58.decode(first))).toBe(true)
    expect(wallet.asks.at(-1)).toEqual({ kind: 'sign', text: 'hi' })
    wallet.disconnect()
    await expect(features['solana:signMessage'].signMessage({ account, message })).rejects.toMatchObject({ code: 4100 })
  })

  test('transactions, several with one question', async () => {
    const { connect, features, wallet } = arrange()
    const [account] = (await connect()).accounts
    if (!account) throw new Error('There is no account')
    const to = Keypair.generate().publicKey
    const transactions = await Promise.all([createTransfer(to), createTransfer(to, 3_000_000)])
    const inputs = transactions.map((transaction) => ({ account, transaction }))
    const outputs = await features['solana:signTransaction'].signTransaction(...inputs)
    const connection = new Connection(solana.url)
    for (const { signedTransaction } of outputs) await connection.sendRawTransaction(signedTransaction)
    expect(await connection.getBalance(to, 'processed')).toBe(5_000_000)
    const ask = wallet.asks.at(-1)
    expect(ask).toMatchObject({ kind: 'solanaTransactions', count: 2, sends: false })
    expect(ask && describeAsk(ask)).toMatchObject({
      title: 'Sign 2 Solana transactions?',
      facts: expect.arrayContaining([['Amount', '0.003 SOL']]),
    })
  })

  test('and sending, waiting as long as the app wants', async () => {
    const { connect, features } = arrange()
    const [account] = (await connect()).accounts
    if (!account) throw new Error('There is no account')
    const to = Keypair.generate().publicKey
    const transaction = await createTransfer(to)
    const input = { account, transaction, chain: 'solana:devnet', options: { commitment: 'confirmed' } } as const
    const { signAndSendTransaction } = features['solana:signAndSendTransaction']
    const [output] = await signAndSendTransaction(input)
    const { value } = await new Connection(solana.url).getSignatureStatus(
      base58.encode(output?.signature ?? new Uint8Array()),
    )
    expect(value).toMatchObject({ err: null, confirmationStatus: 'confirmed' })
    await expect(signAndSendTransaction({ ...input, chain: 'solana:mainnet' })).rejects.toMatchObject({ code: 4901 })
    await expect(signAndSendTransaction({ ...input, transaction: new Uint8Array(3) })).rejects.toMatchObject({
      code: -32602,
    })
  })

  test('in connects, and only for this page', async () => {
    const { features, wallet } = arrange()
    const { signIn } = features['solana:signIn']
    const [output] = await signIn({ statement: 'Welcome', nonce: '12345678', resources: ['https://a.example'] })
    const text = new TextDecoder().decode(output?.signedMessage)
    expect(text).toBe(
      `localhost:4400 wants you to sign in with your Solana account:\n${first}\n\nWelcome\n\nNonce: 12345678\nResources:\n- https://a.example`,
    )
    expect(output?.account.address).toBe(first)
    expect(wallet.getState().permitted).toBe(true)
    await expect(signIn({ domain: 'evil.example' })).rejects.toMatchObject({ code: 4100 })
  })
})

test('features can be missing, from the start or from some time on', async () => {
  const { wallet, heard } = arrange('?solanaWallet=auto&solanaFeatures=signMessage,signTransaction')
  const given = ['standard:connect', 'standard:events']
  const list = () => Object.keys(wallet.wallet.features).sort()
  expect(list()).toEqual([...given, 'solana:signMessage', 'solana:signTransaction'].sort())
  wallet.setFeatures([])
  expect(list()).toEqual(given)
  expect(heard.map((change) => Object.keys(change.features ?? {}).sort())).toEqual([given])
})

test('the next use of a feature fails as told, as a plain object where the page wants that', async () => {
  const { wallet, connect } = arrange('?solanaWallet=auto&labErrors=plain')
  wallet.failNext('standard:connect', { code: -32603, message: 'broken' })
  const error: unknown = await connect().catch((reason: unknown) => reason)
  expect(error).toEqual({ code: -32603, message: 'broken' })
  expect(error).not.toBeInstanceOf(Error)
  await expect(connect()).resolves.toMatchObject({ accounts: [{ address: first }] })
  expect(wallet.requests.map(({ feature }) => feature)).toEqual(['standard:connect', 'standard:connect'])
})

test('the URL chooses chains, accounts and the name', () => {
  expect(readSolanaWalletSetup('?solanaWallet=merged,reject&solanaChains=mainnet&solanaAccounts=9')).toMatchObject({
    mode: 'reject',
    isMerged: true,
    isLate: false,
    chains: ['solana:mainnet'],
    state: { accountCount: 1 },
  })
  expect(readSolanaWalletSetup('?solanaWallet=off').mode).toBe('off')
})

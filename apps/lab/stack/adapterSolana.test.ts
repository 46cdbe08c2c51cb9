import { solanaAdapter } from '@portico/adapter-solana'
import { type Actions, type Connection, defineNetwork, systemClock } from '@portico/core'
import { createHttpClient } from '@portico/core/internal'
import { solanaDevnet } from '@portico/core/networks'
import { createFakeConnection, createFakeContext } from '@portico/core/testing'
import { base58 } from '@scure/base'
import {
  createInitializeAccountInstruction,
  createTransferCheckedWithTransferHookInstruction,
  getAccountLenForMint,
  getAssociatedTokenAddressSync,
  getMint,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  VersionedTransaction,
  Connection as Web3Connection,
} from '@solana/web3.js'
import nacl from 'tweetnacl'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { solanaAccounts } from './solana/solanaAccounts.js'
import { type Solana, startSolana } from './solana/startSolana.js'
import { solanaTokens } from './solana/tokens/solanaTokens.js'
import { findBasePort } from './testing/findBasePort.js'

const [sender, receiver, , , memoHolder] = solanaAccounts()
if (!sender || !receiver || !memoHolder) throw new Error('The stack has too few accounts')
const keys = Keypair.fromSecretKey(sender.secretKey)
const networkId = solanaDevnet.caipNetworkId
const sol = solanaDevnet.nativeCurrency
const lamports = 1_000_000_000n
let solana: Solana

beforeAll(async () => {
  solana = await startSolana({ port: await findBasePort(), slotMs: 20 })
}, 20_000)

afterAll(() => solana.close())

beforeEach(() => solana.reset())

type Person = { readonly address: string } | undefined
type Wallet = { onSign(): void; readonly prompts: string[] }

/** A wallet that signs everything, like the peer wallet over WalletConnect. */
function createWallet(): { connection: Connection; wallet: Wallet } {
  const wallet: Wallet = { onSign: () => {}, prompts: [] }
  const request = async ({ method, params }: { method: string; params: Record<string, string> }) => {
    wallet.prompts.push(method)
    wallet.onSign()
    if (method === 'solana_signMessage') {
      const signature = nacl.sign.detached(base58.decode(params.message ?? ''), keys.secretKey)
      return { signature: base58.encode(signature) }
    }
    const transaction = VersionedTransaction.deserialize(Buffer.from(params.transaction ?? '', 'base64'))
    transaction.sign([keys])
    return { transaction: Buffer.from(transaction.serialize()).toString('base64') }
  }
  const connection = createFakeConnection({
    namespaces: ['solana'],
    accounts: { solana: [sender?.address ?? ''] },
    providers: { solana: { request, isWalletConnect: true } },
  })
  return { connection, wallet }
}

async function arrange({ space = '', ws = true } = {}) {
  const http = [`${solana.url}${space}`]
  const webSocket = ws ? [`${solana.wsUrl}${space}`] : []
  const devnet = defineNetwork({ ...solanaDevnet, rpcUrls: { default: { http, webSocket } } })
  const fake = createFakeContext({ networks: [devnet] })
  const context = { ...fake, clock: systemClock, http: createHttpClient({ clock: systemClock, logger: fake.logger }) }
  const actions: Actions = await solanaAdapter().load(context)
  const { connection, wallet } = createWallet()
  const prepare = (
    amount: bigint,
    token: Parameters<Actions['prepareTransfer']>[0]['token'] = sol,
    to: Person = receiver,
  ) =>
    actions.prepareTransfer({
      connection,
      networkId,
      from: sender?.address ?? '',
      to: to?.address ?? '',
      token,
      amount,
    })
  const waitFor = (hash: string) => actions.waitFor({ networkId, hash, signal: AbortSignal.timeout(15_000) })
  const balanceOf = async (address = sender?.address ?? '') =>
    solanaAdapter().getNativeBalance(context, { address, network: devnet })
  return { context, actions, connection, wallet, prepare, waitFor, balanceOf }
}

const tokenNamed = (symbol: string) => {
  const found = solanaTokens.find((token) => token.symbol === symbol)
  return { symbol, name: symbol, decimals: found?.decimals ?? 0, address: solana.contracts[symbol] ?? '' }
}

const stranger = () => ({ address: Keypair.generate().publicKey.toBase58() })

test('sends SOL at the price it told', async () => {
  const { prepare, waitFor, balanceOf } = await arrange()
  const before = await balanceOf()
  const { fee, send } = await prepare(lamports)
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
  expect(await balanceOf()).toBe(before - lamports - fee)
})

test('hears of the confirmation by subscription, and lets go of it', async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  const { prepare, waitFor } = await arrange({ space: '/heard' })
  const { send } = await prepare(lamports)
  solana.setFaults({ confirmAfterSlots: 60 }, 'heard')
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
  const { calls } = solana.getState('heard')
  expect(calls.signatureSubscribe).toBe(1)
  expect(calls.getSignatureStatuses).toBeLessThanOrEqual(4)
  await vi.waitFor(() => expect(solana.getState('heard').sockets).toBe(0))
})

test('sends all of it, and tells the fee that must stay when it is too much', async () => {
  const { prepare, waitFor, balanceOf } = await arrange({ ws: false })
  const balance = await balanceOf()
  const { maxFee } = await prepare(balance).catch((error: { params: { maxFee: bigint } }) => error.params)
  const { send } = await prepare(balance - maxFee)
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
  expect(await balanceOf()).toBe(0n)
})

test('leaves no account with less than its rent', async () => {
  const { prepare, balanceOf } = await arrange()
  const balance = await balanceOf()
  await expect(prepare(balance - 100_000n)).rejects.toMatchObject({ code: 'solana/below-rent' })
  await expect(prepare(1n, sol, stranger())).rejects.toMatchObject({ code: 'solana/below-rent' })
})

test.each(solanaTokens.map(({ symbol }) => symbol))(
  'sends %s, opening accounts and paying fees as shown',
  async (symbol) => {
    const { actions, prepare, waitFor, balanceOf } = await arrange()
    const token = tokenNamed(symbol)
    const amount = 3n * 10n ** BigInt(token.decimals)
    const read = async (address: string) =>
      (await actions.getTokenBalances?.({ networkId, address, tokens: [{ address: token.address }] }))?.[0]?.amount
    const held = await read(sender?.address ?? '')
    const before = await balanceOf()
    const to = stranger()
    const { fee, details, send } = await prepare(amount, token, to)
    expect(details?.rent).toBeGreaterThan(2_000_000n)
    await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
    expect(await read(to.address)).toBe(amount - (details?.transferFee ?? 0n))
    expect(await read(sender?.address ?? '')).toBe((held ?? 0n) - amount)
    expect(await balanceOf()).toBe(before - fee - (details?.rent ?? 0n))
    const again = await prepare(amount, token, to)
    expect(again.details?.rent).toBeUndefined()
  },
)

test.each(['LAB', 'LFEE'])('sends %s out of as many accounts as it takes', async (symbol) => {
  const { actions, prepare, waitFor } = await arrange()
  const token = tokenNamed(symbol)
  const tokens = [{ address: token.address }]
  const read = async (address: string) =>
    (await actions.getTokenBalances?.({ networkId, address, tokens }))?.[0]?.amount ?? 0n
  // A transfer to a token account of the recipient goes to that account, not to their associated one.
  await waitFor(await (await prepare(5n * 10n ** 9n, token, { address: await openTokenAccount(token) })).send())
  const balance = await read(sender?.address ?? '')
  const to = stranger()
  const { details, send } = await prepare(balance, token, to)
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
  expect(await read(to.address)).toBe(balance - (details?.transferFee ?? 0n))
  expect(await read(sender?.address ?? '')).toBe(0n)
})

/** Opens another token account of the sender, beside the associated one. */
async function openTokenAccount({ address, symbol }: ReturnType<typeof tokenNamed>): Promise<string> {
  const program = symbol === 'LAB' ? TOKEN_PROGRAM_ID : TOKEN_2022_PROGRAM_ID
  const node = new Web3Connection(solana.url, 'confirmed')
  const mint = await getMint(node, new PublicKey(address), 'confirmed', program)
  const space = getAccountLenForMint(mint)
  const account = Keypair.generate()
  const transaction = new Transaction().add(
    SystemProgram.createAccount({
      fromPubkey: keys.publicKey,
      newAccountPubkey: account.publicKey,
      lamports: await node.getMinimumBalanceForRentExemption(space),
      space,
      programId: program,
    }),
    createInitializeAccountInstruction(account.publicKey, mint.address, keys.publicKey, program),
  )
  await sendAndConfirmTransaction(node, transaction, [keys, account])
  return account.publicKey.toBase58()
}

test('names the accounts that the hook of a mint wants, as the library of the token program does', async () => {
  const { prepare, waitFor } = await arrange()
  const { address, decimals } = tokenNamed('LHOOK')
  const { send } = await prepare(7n, tokenNamed('LHOOK'), memoHolder)
  const hash = await send()
  await expect(waitFor(hash)).resolves.toMatchObject({ status: 'success' })
  const node = new Web3Connection(solana.url, 'confirmed')
  const sent = await node.getTransaction(hash, { maxSupportedTransactionVersion: 0 })
  expect(sent?.meta?.logMessages?.filter((line) => / invoke \[2\]$/.test(line))).toHaveLength(1)
  const mint = new PublicKey(address)
  const accountOf = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, false, TOKEN_2022_PROGRAM_ID)
  const theirs = await createTransferCheckedWithTransferHookInstruction(
    node,
    accountOf(keys.publicKey),
    mint,
    accountOf(new PublicKey(memoHolder.address)),
    keys.publicKey,
    7n,
    decimals,
    [],
    'confirmed',
    TOKEN_2022_PROGRAM_ID,
  )
  const message = sent?.transaction.message
  const call = message?.compiledInstructions.at(-1)
  const named = call?.accountKeyIndexes.map((at) => message?.staticAccountKeys[at]?.toBase58())
  expect(named).toEqual(theirs.keys.map(({ pubkey }) => pubkey.toBase58()))
  expect(named).toHaveLength(11)
})

test('adds a memo for an account that asks for one', async () => {
  const { prepare, waitFor } = await arrange()
  const symbol = solanaTokens.find(({ needsMemo }) => needsMemo)?.symbol ?? ''
  const { details, send } = await prepare(1n, tokenNamed(symbol), memoHolder)
  expect(details?.memo).toBe(true)
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
})

test('refuses what the accounts do not cover', async () => {
  const { prepare } = await arrange()
  const token = tokenNamed(solanaTokens[0]?.symbol ?? '')
  await expect(prepare(10n ** 18n)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
  await expect(prepare(10n ** 18n, token)).rejects.toMatchObject({ code: 'transfer/insufficient-token' })
  const mint = { address: token.address }
  await expect(prepare(lamports, sol, mint)).rejects.toMatchObject({ code: 'solana/wrong-recipient' })
})

test('sends again what the cluster lost', async () => {
  const { prepare, waitFor, wallet } = await arrange({ space: '/lost', ws: false })
  const { send } = await prepare(lamports)
  solana.setFaults({ loseTransactions: 1 }, 'lost')
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
  expect(wallet.prompts).toEqual(['solana_signTransaction'])
})

test('asks for a second signature only once the first transaction is dead', async () => {
  const { prepare, waitFor, wallet, balanceOf } = await arrange({ space: '/late' })
  const before = await balanceOf()
  const { fee, send } = await prepare(lamports)
  wallet.onSign = () => {
    wallet.onSign = () => {}
    solana.advance(200)
  }
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
  expect(wallet.prompts).toHaveLength(2)
  expect(await balanceOf()).toBe(before - lamports - fee)
})

test('says so when a transaction has expired', async () => {
  const { prepare, waitFor } = await arrange({ space: '/dropped', ws: false })
  const { send } = await prepare(lamports)
  solana.setFaults({ loseTransactions: 1000 }, 'dropped')
  const waiting = waitFor(await send())
  solana.advance(200)
  await expect(waiting).rejects.toMatchObject({ code: 'transfer/expired' })
})

test('pays for its place when the cluster is busy', async () => {
  const { prepare, waitFor } = await arrange({ space: '/busy' })
  solana.setFaults({ minPriorityFee: 50_000 }, 'busy')
  const { fee, send } = await prepare(lamports)
  expect(fee).toBeGreaterThan(5000n)
  await expect(waitFor(await send())).resolves.toMatchObject({ status: 'success' })
})

test('shows a failure on chain with the reason of the program', async () => {
  const { context, waitFor } = await arrange()
  const { blockhash } = await new Web3Connection(solana.url).getLatestBlockhash()
  const transaction = new Transaction({ feePayer: keys.publicKey, recentBlockhash: blockhash })
  const to = new PublicKey(receiver.address)
  const { SystemProgram } = await import('@solana/web3.js')
  transaction.add(SystemProgram.transfer({ fromPubkey: keys.publicKey, toPubkey: to, lamports: 10n ** 17n }))
  transaction.sign(keys)
  const params = [transaction.serialize().toString('base64'), { encoding: 'base64', skipPreflight: true }]
  const body = { jsonrpc: '2.0', id: 1, method: 'sendTransaction', params }
  const answer = await context.http.json({ url: solana.url, method: 'POST', body })
  const hash = (answer as { result: string }).result
  const receipt = await waitFor(hash)
  expect(receipt).toMatchObject({ status: 'reverted', error: { code: 'solana/transaction-failed' } })
  expect(receipt.error?.shortMessage).toMatch(/custom program error: 0x1|insufficient/)
})

test('has a message signed that ed25519 verifies', async () => {
  const { actions, connection } = await arrange()
  const signature = await actions.signMessage?.({ connection, address: sender.address, message: 'Grüße' })
  const message = new TextEncoder().encode('Grüße')
  expect(nacl.sign.detached.verify(message, base58.decode(signature ?? ''), keys.publicKey.toBytes())).toBe(true)
})

test('waits out an outage of the node', async () => {
  const { prepare, waitFor } = await arrange({ space: '/down' })
  const { send } = await prepare(lamports)
  const hash = await send()
  solana.setFaults({ down: true }, 'down')
  const waiting = waitFor(hash)
  await vi.waitFor(() => expect(solana.getState().slot).toBeGreaterThan(0))
  solana.setFaults({}, 'down')
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

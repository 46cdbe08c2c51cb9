import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  createTransferCheckedWithFeeInstruction,
  getAccount,
  getAssociatedTokenAddressSync,
  getMint,
  getTransferFeeAmount,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionExpiredBlockheightExceededError,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findBasePort } from '../testing/findBasePort.js'
import { solanaAccounts } from './solanaAccounts.js'
import { genesisHash } from './solanaChain.js'
import { type Solana, startSolana } from './startSolana.js'

const getKey = (index: number) => Keypair.fromSecretKey(solanaAccounts()[index]?.secretKey ?? new Uint8Array())
const [payer, memoHolder] = [getKey(0), getKey(4)]
const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
let solana: Solana

beforeAll(async () => {
  // Clients expect the WebSocket on the next port.
  solana = await startSolana({ port: await findBasePort(), slotMs: 20 })
}, 20_000)

afterAll(() => solana.close())

beforeEach(() => solana.reset())

/** An unmodified client. Each `space` has its own faults. */
const connect = (space = '') =>
  new Connection(`${solana.url}${space}`, {
    commitment: 'confirmed',
    ...(space && { wsEndpoint: `${solana.wsUrl}${space}` }),
  })

const mintOf = (symbol: string) => new PublicKey(solana.contracts[symbol] ?? '')

const transfer = (to: PublicKey, lamports: number) =>
  new Transaction().add(SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports }))

async function sign(connection: Connection, transaction: Transaction): Promise<Uint8Array> {
  const { blockhash } = await connection.getLatestBlockhash()
  transaction.recentBlockhash = blockhash
  transaction.feePayer = payer.publicKey
  transaction.sign(payer)
  return transaction.serialize()
}

describe('an unmodified client', () => {
  test('learns the chain', async () => {
    const connection = connect()
    expect(await connection.getGenesisHash()).toBe(genesisHash)
    expect(await connection.getVersion()).toMatchObject({ 'solana-core': expect.any(String) })
    const [slot, height, epoch] = await Promise.all([
      connection.getSlot(),
      connection.getBlockHeight(),
      connection.getEpochInfo(),
    ])
    expect(height).toBeLessThan(slot)
    expect(epoch.absoluteSlot).toBeGreaterThanOrEqual(slot)
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    expect(lastValidBlockHeight - height).toBeGreaterThanOrEqual(150)
    expect(await connection.isBlockhashValid(blockhash)).toMatchObject({ value: true })
    expect(await connection.getMinimumBalanceForRentExemption(0)).toBe(890_880)
  })

  test('gets an airdrop, twice in a slot too', async () => {
    const connection = connect()
    const { publicKey } = Keypair.generate()
    const signatures = await Promise.all([1, 2].map(() => connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)))
    const latest = await connection.getLatestBlockhash()
    for (const signature of signatures) await connection.confirmTransaction({ signature, ...latest })
    expect(await connection.getBalance(publicKey)).toBe(2 * LAMPORTS_PER_SOL)
    await expect(connection.requestAirdrop(publicKey, 0)).rejects.toThrow('lamports')
    await expect(connection.requestAirdrop(Keypair.generate().publicKey, 1)).rejects.toThrow('rent')
  })

  test('sends SOL in both kinds of transaction and finds it again', async () => {
    const connection = connect()
    const to = Keypair.generate().publicKey
    const first = await sendAndConfirmTransaction(connection, transfer(to, 5_000_000), [payer])
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const instructions = [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 3_000_000 }),
      ...transfer(to, 7_000_000).instructions,
    ]
    const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash: blockhash, instructions })
    const versioned = new VersionedTransaction(message.compileToV0Message())
    versioned.sign([payer])
    const fee = await connection.getFeeForMessage(versioned.message)
    const second = await connection.sendTransaction(versioned)
    await connection.confirmTransaction({ signature: second, blockhash, lastValidBlockHeight })
    expect(await connection.getBalance(to)).toBe(12_000_000)

    const history = await connection.getSignaturesForAddress(to)
    expect(history.map(({ signature }) => signature)).toEqual([second, first])
    const [older] = await connection.getSignaturesForAddress(to, { before: second })
    expect(older?.signature).toBe(first)
    const found = await connection.getTransaction(second, { maxSupportedTransactionVersion: 0 })
    expect(found).toMatchObject({ version: 0, meta: { err: null, fee: 8_000, computeUnitsConsumed: 450 } })
    expect(fee.value).toBe(8_000)
    expect(found?.transaction.message.staticAccountKeys.map(String)).toContain(to.toBase58())
    const at = found?.transaction.message.staticAccountKeys.findIndex((key) => key.equals(to)) ?? -1
    expect([found?.meta?.preBalances[at], found?.meta?.postBalances[at]]).toEqual([5_000_000, 12_000_000])
    await expect(connection.getTransaction(second)).rejects.toThrow('not supported')
    const parsed = await connection.getParsedTransaction(first)
    expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({ signer: true, writable: true })
  })

  test('hears of slots, accounts and logs', async () => {
    const connection = connect()
    const to = Keypair.generate().publicKey
    const heard: string[] = []
    const ids = [
      connection.onSlotChange(() => heard.push('slot')),
      connection.onAccountChange(to, ({ lamports }) => heard.push(`account ${lamports}`), { commitment: 'confirmed' }),
      connection.onLogs(to, ({ err }) => heard.push(`logs ${err}`), 'confirmed'),
    ] as const
    await expect.poll(() => heard).toContain('slot')
    await sendAndConfirmTransaction(connection, transfer(to, 2_000_000), [payer])
    await expect.poll(() => heard).toEqual(expect.arrayContaining(['account 2000000', 'logs null']))
    await connection.removeSlotChangeListener(ids[0])
    await connection.removeAccountChangeListener(ids[1])
    await connection.removeOnLogsListener(ids[2])
  })

  test('asks for several things in one request', async () => {
    const connection = connect()
    const to = Keypair.generate().publicKey
    const signature = await sendAndConfirmTransaction(connection, transfer(to, 2_000_000), [payer])
    const found = await connection.getTransactions([signature, signature], { maxSupportedTransactionVersion: 0 })
    expect(found.map((each) => each?.meta?.err)).toEqual([null, null])
  })
})

describe('confirmations', () => {
  test('grow with the slots', async () => {
    const connection = connect()
    const signature = await sendAndConfirmTransaction(connection, transfer(Keypair.generate().publicKey, 2_000_000), [
      payer,
    ])
    expect((await connection.getSignatureStatus(signature)).value).toMatchObject({
      confirmationStatus: 'confirmed',
      err: null,
    })
    expect(await connection.getSignaturesForAddress(payer.publicKey, {}, 'finalized')).toEqual([])
    solana.advance(32)
    expect((await connection.getSignatureStatus(signature)).value).toMatchObject({
      confirmationStatus: 'finalized',
      confirmations: null,
    })
  })
})

describe('a transaction fails', () => {
  test('before it is sent, with the reason of the program', async () => {
    const connection = connect()
    const raw = await sign(connection, transfer(Keypair.generate().publicKey, 200 * LAMPORTS_PER_SOL))
    const failure = await connection.sendRawTransaction(raw).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SendTransactionError)
    expect(failure).toMatchObject({ message: expect.stringContaining('custom program error: 0x1') })
    expect(failure).toMatchObject({ logs: expect.arrayContaining([expect.stringContaining('insufficient lamports')]) })
  })

  test('on the chain when nobody tries it before, and costs its fee', async () => {
    const connection = connect()
    const raw = await sign(connection, transfer(Keypair.generate().publicKey, 200 * LAMPORTS_PER_SOL))
    const signature = await connection.sendRawTransaction(raw, { skipPreflight: true })
    const readError = async () => (await connection.getSignatureStatus(signature)).value?.err
    await expect.poll(readError).toEqual({ InstructionError: [0, { Custom: 1 }] })
    expect(await connection.getBalance(payer.publicKey)).toBe(100 * LAMPORTS_PER_SOL - 5_000)
    solana.advance(1)
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.meta).toMatchObject({ err: { InstructionError: [0, { Custom: 1 }] }, fee: 5_000 })
  })

  test('for lack of rent, by a bad signature, and for a payer without funds', async () => {
    const connection = connect()
    const poor = await sign(connection, transfer(Keypair.generate().publicKey, 1))
    await expect(connection.sendRawTransaction(poor)).rejects.toThrow('account (1) with insufficient funds for rent')

    const bad = await sign(connection, transfer(Keypair.generate().publicKey, 2_000_000))
    bad.set([(bad[5] ?? 0) ^ 1], 5)
    await expect(connection.sendRawTransaction(bad)).rejects.toThrow('signature verification failure')

    const stranger = Keypair.generate()
    const free = new Transaction({ feePayer: stranger.publicKey, ...(await connection.getLatestBlockhash()) })
    free.add(SystemProgram.transfer({ fromPubkey: stranger.publicKey, toPubkey: payer.publicKey, lamports: 1 }))
    free.sign(stranger)
    await expect(connection.sendRawTransaction(free.serialize())).rejects.toThrow('Attempt to debit an account')
  })

  test('for its age, after 150 slots', async () => {
    const connection = connect()
    const raw = await sign(connection, transfer(Keypair.generate().publicKey, 2_000_000))
    solana.advance(150)
    await expect(connection.sendRawTransaction(raw)).rejects.toThrow('Blockhash not found')
    const signature = await connection.sendRawTransaction(raw, { skipPreflight: true })
    expect((await connection.getSignatureStatus(signature)).value).toBeNull()
  })

  test('a repeated one counts once', async () => {
    const connection = connect()
    const to = Keypair.generate().publicKey
    const raw = await sign(connection, transfer(to, 2_000_000))
    const signature = await connection.sendRawTransaction(raw)
    expect(await connection.sendRawTransaction(raw, { skipPreflight: true })).toBe(signature)
    expect(await connection.getBalance(to)).toBe(2_000_000)
    await expect(connection.sendRawTransaction(raw)).rejects.toThrow('already been processed')
  })
})

describe('a simulation', () => {
  test('needs no signature, tells units and the accounts afterwards, and changes nothing', async () => {
    const connection = connect()
    const to = Keypair.generate().publicKey
    const { blockhash } = await connection.getLatestBlockhash()
    const { instructions } = transfer(to, 3_000_000)
    const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash: blockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    const accounts = { encoding: 'base64' as const, addresses: [to.toBase58()] }
    const { value } = await connection.simulateTransaction(transaction, { accounts })
    expect(value).toMatchObject({ err: null, unitsConsumed: 150, accounts: [{ lamports: 3_000_000 }] })
    expect(await connection.getBalance(to)).toBe(0)
    const checked = await connection.simulateTransaction(transaction, { sigVerify: true })
    expect(checked.value.err).toBe('SignatureFailure')
  })

  test('may take a blockhash of its own', async () => {
    const connection = connect()
    const { instructions } = transfer(Keypair.generate().publicKey, 3_000_000)
    const recentBlockhash = Keypair.generate().publicKey.toBase58()
    const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    expect((await connection.simulateTransaction(transaction)).value.err).toBe('BlockhashNotFound')
    const { value } = await connection.simulateTransaction(transaction, { replaceRecentBlockhash: true })
    expect(value.err).toBeNull()
  })
})

describe('tokens', () => {
  const accountOf = (symbol: string, owner: PublicKey, program = TOKEN_PROGRAM_ID) =>
    getAssociatedTokenAddressSync(mintOf(symbol), owner, false, program)

  test('of both programs are held by every account', async () => {
    const connection = connect()
    for (const [programId, symbols] of [
      [TOKEN_PROGRAM_ID, { LAB: '10000', LUSD: '10000' }],
      [TOKEN_2022_PROGRAM_ID, { LFEE: '10000', LMEMO: '10000', LHOOK: '10000' }],
    ] as const) {
      const { value } = await connection.getParsedTokenAccountsByOwner(payer.publicKey, { programId })
      const held = value.map(({ account }) => account.data.parsed.info)
      const expected = Object.entries(symbols).map(([symbol, uiAmountString]) => ({
        mint: mintOf(symbol).toBase58(),
        tokenAmount: expect.objectContaining({ uiAmountString }),
      }))
      expect(held).toEqual(expect.arrayContaining(expected.map((each) => expect.objectContaining(each))))
    }
    expect((await connection.getTokenSupply(mintOf('LUSD'))).value.decimals).toBe(6)
    const { value } = await connection.getTokenAccountsByOwner(payer.publicKey, { mint: mintOf('LAB') })
    expect(value.map(({ pubkey }) => pubkey.toBase58())).toEqual([accountOf('LAB', payer.publicKey).toBase58()])
  })

  test('go to somebody who has no account for them yet', async () => {
    const connection = connect()
    const owner = Keypair.generate().publicKey
    const [mint, from, to] = [mintOf('LUSD'), accountOf('LUSD', payer.publicKey), accountOf('LUSD', owner)]
    const transaction = new Transaction().add(
      createAssociatedTokenAccountIdempotentInstruction(payer.publicKey, to, owner, mint),
      createTransferCheckedInstruction(from, mint, to, payer.publicKey, 2_500_000n, 6),
    )
    const signature = await sendAndConfirmTransaction(connection, transaction, [payer])
    expect((await getAccount(connection, to)).amount).toBe(2_500_000n)
    expect((await connection.getTokenAccountBalance(to)).value.uiAmountString).toBe('2.5')
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.meta?.postTokenBalances).toEqual(
      expect.arrayContaining([expect.objectContaining({ owner: owner.toBase58(), mint: mint.toBase58() })]),
    )
  })

  test('with a fee keep it back', async () => {
    const connection = connect()
    const [mint, program] = [mintOf('LFEE'), TOKEN_2022_PROGRAM_ID]
    const [from, to] = [payer, memoHolder].map(({ publicKey }) => accountOf('LFEE', publicKey, program))
    if (!from || !to) throw new Error('An account is missing')
    const instruction = createTransferCheckedWithFeeInstruction(
      from,
      mint,
      to,
      payer.publicKey,
      1_000_000_000n,
      9,
      10_000_000n,
      [],
      program,
    )
    await sendAndConfirmTransaction(connection, new Transaction().add(instruction), [payer])
    const account = await getAccount(connection, to, undefined, program)
    expect(account.amount).toBe(10_000n * 10n ** 9n + 990_000_000n)
    expect(getTransferFeeAmount(account)?.withheldAmount).toBe(10_000_000n)
    const { value } = await connection.getParsedAccountInfo(mint)
    expect(value?.data).toMatchObject({
      program: 'spl-token-2022',
      parsed: {
        type: 'mint',
        info: {
          extensions: [
            { extension: 'transferFeeConfig', state: { newerTransferFee: { transferFeeBasisPoints: 100 } } },
          ],
        },
      },
    })
    expect((await getMint(connection, mint, undefined, program)).decimals).toBe(9)
  })

  test('go to an account that wants a memo only with one', async () => {
    const connection = connect()
    const [mint, program] = [mintOf('LMEMO'), TOKEN_2022_PROGRAM_ID]
    const from = accountOf('LMEMO', payer.publicKey, program)
    const to = accountOf('LMEMO', memoHolder.publicKey, program)
    const send = createTransferCheckedInstruction(from, mint, to, payer.publicKey, 1n, 6, [], program)
    const memo = new TransactionInstruction({ programId: memoProgram, keys: [], data: Buffer.from('hello') })
    // 0x24: the recipient requires a memo.
    await expect(sendAndConfirmTransaction(connection, new Transaction().add(send), [payer])).rejects.toThrow(
      'custom program error: 0x24',
    )
    const signature = await sendAndConfirmTransaction(connection, new Transaction().add(memo, send), [payer])
    const [latest] = await connection.getSignaturesForAddress(to)
    expect(latest).toMatchObject({ signature, memo: '[5] hello' })
    const { value } = await connection.getParsedAccountInfo(to)
    expect(value?.data).toMatchObject({
      parsed: {
        info: {
          extensions: expect.arrayContaining([
            { extension: 'memoTransfer', state: { requireIncomingTransferMemos: true } },
          ]),
        },
      },
    })
  })
})

describe('told to misbehave, for one space alone', () => {
  test('it takes transactions and loses them', async () => {
    const connection = connect('/lost')
    solana.setFaults({ loseTransactions: 1, blockhashLifetime: 25 }, 'lost')
    const to = Keypair.generate().publicKey
    await expect(sendAndConfirmTransaction(connection, transfer(to, 2_000_000), [payer])).rejects.toThrow(
      TransactionExpiredBlockheightExceededError,
    )
    solana.setFaults({}, 'lost')
    await sendAndConfirmTransaction(connect('/lost'), transfer(to, 2_000_000), [payer])
    expect(await connect().getBalance(to)).toBe(2_000_000)
  })

  test('congested, it carries out only what pays enough', async () => {
    const connection = connect('/full')
    solana.setFaults({ minPriorityFee: 1_000 }, 'full')
    const to = Keypair.generate().publicKey
    const cheap = await connection.sendRawTransaction(await sign(connection, transfer(to, 2_000_000)))
    expect((await connection.getSignatureStatus(cheap)).value).toBeNull()
    const fees = await connection.getRecentPrioritizationFees()
    expect(fees.at(-1)?.prioritizationFee).toBe(1_000)
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000 })
    const dear = new Transaction().add(price, ...transfer(to, 2_000_000).instructions)
    await sendAndConfirmTransaction(connection, dear, [payer])
    expect(await connection.getBalance(to)).toBe(2_000_000)
  })

  test('every blockhash has expired', async () => {
    const connection = connect('/old')
    solana.setFaults({ blockhashLifetime: 0 }, 'old')
    const raw = await sign(connection, transfer(Keypair.generate().publicKey, 2_000_000))
    await expect(connection.sendRawTransaction(raw)).rejects.toThrow('Blockhash not found')
    await expect(connect().sendRawTransaction(raw)).resolves.toEqual(expect.any(String))
  })

  test('it carries out late, and confirms late', async () => {
    const connection = connect('/slow')
    solana.setFaults({ landAfterSlots: 60, confirmAfterSlots: 1_000 }, 'slow')
    const raw = await sign(connection, transfer(Keypair.generate().publicKey, 2_000_000))
    const signature = await connection.sendRawTransaction(raw)
    expect((await connection.getSignatureStatus(signature)).value).toBeNull()
    solana.advance(60)
    const status = async () => (await connection.getSignatureStatus(signature)).value?.confirmationStatus
    expect(await status()).toBe('processed')
    solana.advance(900)
    expect(await status()).toBe('processed')
    solana.advance(110)
    expect(await status()).toBe('confirmed')
  })

  test('it says nothing more through the socket', async () => {
    const connection = connect('/mute')
    solana.setFaults({ loseNotifications: true }, 'mute')
    let heard = 0
    const id = connection.onSlotChange(() => {
      heard += 1
    })
    await expect.poll(() => solana.getState('mute').calls.slotSubscribe).toBe(1)
    solana.advance(3)
    await connection.getSlot()
    expect(heard).toBe(0)
    solana.setFaults({}, 'mute')
    await expect.poll(() => heard).toBeGreaterThan(0)
    await connection.removeSlotChangeListener(id)
  })

  test('it answers with errors, late, or not at all', async () => {
    const ask = (space: string) =>
      fetch(`${solana.url}/${space}`, { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"getSlot"}' })
    solana.setFaults({ error: { code: -32005, message: 'Node is behind' }, methods: ['getSlot'] }, 'bad')
    await expect(connect('/bad').getSlot()).rejects.toThrow('Node is behind')
    expect(await connect('/bad').getBlockHeight()).toEqual(expect.any(Number))
    solana.setFaults({ status: 429, retryAfter: '2' }, 'bad')
    const refused = await ask('bad')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    solana.setFaults({ down: true }, 'bad')
    await expect(ask('bad')).rejects.toThrow()
    expect((await ask('')).status).toBe(200)
    solana.setFaults({ delayMs: 60 }, 'bad')
    const startedAt = performance.now()
    await ask('bad')
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(55)
    solana.reset()
    expect((await ask('bad')).headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('what cannot be understood is answered as JSON-RPC does', async () => {
  const ask = async (body: string) => (await fetch(solana.url, { method: 'POST', body })).json()
  const call = (method: string, ...params: unknown[]) => ask(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
  expect(await ask('nonsense')).toMatchObject({ id: null, error: { code: -32700 } })
  expect(await call('getMoon')).toMatchObject({ id: 7, error: { code: -32601 } })
  expect(await call('constructor')).toMatchObject({ error: { code: -32601 } })
  expect(await call('getBalance', 'no address')).toMatchObject({ error: { code: -32602 } })
  expect(await call('sendTransaction', 'AAAA', { encoding: 'base64' })).toMatchObject({ error: { code: -32602 } })
  expect(await call('sendTransaction', '!', { encoding: 'base64' })).toMatchObject({ error: { code: -32602 } })
})

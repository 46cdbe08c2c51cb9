import { type Listening, listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { base58 } from '@scure/base'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { type Hex, keccak256, parseTransaction, serializeTransaction } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { startTestWallet, type TestSession, type TestWallet } from './startTestWallet.test.fixture.js'

let [lab, node, session]: [TestWallet?, Listening?, TestSession?] = []
let addresses = { eip155: '' as Hex, solana: '' }
const to = '0x00000000000000000000000000000000000000aa'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** What the node received, and how it answers; when silent it closes connections. */
const given: string[] = []
let answers: (object | 'silence')[] = []

beforeAll(async () => {
  const port = await findBasePort()
  node = await listen(port + 3, async (request, response) => {
    const { method, params } = JSON.parse((await readBody(request)).toString())
    // It never confirms that it has a transaction.
    if (method === 'eth_getTransactionByHash')
      return response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: null }))
    if (!/^(eth_sendRaw|send)Transaction$/.test(method)) return response.destroy()
    given.push(params[0])
    const answer = answers.shift() ?? { result: '0x' }
    if (answer === 'silence') response.destroy()
    else response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
  })
  const rpc = `http://127.0.0.1:${port + 3}`
  lab = await startTestWallet({
    port,
    chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc }],
    solana: [{ id: cluster, name: 'Solana', rpc }],
  })
  session = await lab.startSession('ann@lab.test')
  addresses = session.addresses
})
afterAll(() => Promise.all([lab, node].map((part) => part?.close())))

const post = async (path: string, body: object) => session?.ask(path, body)

const draft = (nonce: number): Hex =>
  serializeTransaction({ type: 'eip1559', chainId: 1, nonce, to, value: 5n, gas: 21_000n, maxFeePerGas: 7n })
const bare = (nonce: number, more: object) =>
  post('send', { account: addresses.eip155, chainId: 1, transactions: [draft(nonce)], ...more })
const send = (...nonces: number[]) =>
  post('send', { account: addresses.eip155, chainId: 1, transactions: nonces.map(draft) })

test('a node that falls silent loses nothing: the hash is that of what it was given, and stays the same', async () => {
  given.length = 0
  answers = ['silence']
  const { id, hashes } = await send(1)
  expect(hashes).toEqual([keccak256(given[0] as Hex)])
  expect(parseTransaction(given[0] as `0x02${string}`)).toMatchObject({ nonce: 1, value: 5n })
  expect(await send(1)).toEqual({ id, hashes })
  expect(new Set(given).size).toBe(1)
  expect(await post('batch', { id })).toEqual({ chainId: 1, hashes, lost: [], calls: 1 })
})

test('a batch of which the node refuses a part says what was sent', async () => {
  given.length = 0
  answers = [{ result: '0x' }, { error: { message: 'no funds' } }]
  const { id, hashes } = await send(2, 3, 4)
  expect(given).toHaveLength(2)
  expect(hashes).toEqual([keccak256(given[0] as Hex)])
  expect(await post('batch', { id })).toEqual({ chainId: 1, hashes, lost: [], calls: 3 })
})

test('what the node refuses wholly is an error in its own words', async () => {
  answers = [{ error: { message: 'no funds' } }]
  expect(await send(9)).toEqual({ error: { code: 'chain/refused', message: 'no funds' } })
})

test('for a frame without storage the server remembers what its session was not told', async () => {
  await bare(20, { request: 'kept' })
  const { hashes } = await bare(21, { request: 'forgotten', isForgotten: true })
  expect(await post('untold', {})).toEqual({ requests: ['forgotten'] })
  expect(await post('sent', { request: 'forgotten' })).toEqual({ chainId: 'eip155:1', hashes })
  const other = await lab?.startSession('bob@lab.test')
  expect(await other?.ask('untold')).toEqual({ requests: [] })
  expect(await lab?.post('untold')).toMatchObject({ status: 200, requests: [] })
  await other?.ask('told', { request: 'forgotten' })
  expect(await post('untold', {})).toEqual({ requests: ['forgotten'] })
  await post('told', { request: 'forgotten' })
  expect(await post('untold', {})).toEqual({ requests: [] })
})

test('a signature of Solana is known before anything is sent', async () => {
  given.length = 0
  answers = ['silence']
  const payer = new PublicKey(addresses.solana)
  const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 })
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: base58.encode(new Uint8Array(32).fill(7)),
    instructions: [transfer],
  })
  const transaction = base58.encode(new VersionedTransaction(message.compileToV0Message()).serialize())
  const ask = () => post('solana/send', { account: addresses.solana, chainId: cluster, transaction })
  const { signature } = await ask()
  const sent = VersionedTransaction.deserialize(Buffer.from(given[0] ?? '', 'base64'))
  expect(signature).toBe(base58.encode(sent.signatures[0] ?? new Uint8Array()))
  expect(await ask()).toEqual({ signature })
})

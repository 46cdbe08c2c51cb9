import { type Listening, listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { type Hex, numberToHex, parseTransaction } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { startTestWallet, type TestSession, type TestWallet } from './startTestWallet.test.fixture.js'

let [lab, node, session]: [TestWallet?, Listening?, TestSession?] = []
const to = '0x00000000000000000000000000000000000000aa'
/** What the node received. While silent it closes connections, like a proxy that serves reads only. */
const given: Hex[] = []
let isSilent = false

const reads: Readonly<Record<string, unknown>> = {
  eth_estimateGas: '0x5208',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getBlockByNumber: { baseFeePerGas: '0x1' },
  eth_getTransactionByHash: null,
}

beforeAll(async () => {
  const port = await findBasePort()
  const taken = new Set<number>()
  node = await listen(port + 3, async (request, response) => {
    const { method, params } = JSON.parse((await readBody(request)).toString())
    const isSending = method === 'eth_sendRawTransaction'
    if (isSending) given.push(params[0])
    if (isSending && isSilent) return response.destroy()
    if (isSending) taken.add(readNonce(params[0]) ?? 0)
    if (method === 'eth_getTransactionCount')
      return response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: numberToHex(5 + taken.size) }))
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: isSending ? '0x' : reads[method] }))
  })
  const chains = [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: `http://127.0.0.1:${port + 3}` }]
  lab = await startTestWallet({ port, chains })
  session = await lab.startSession('ann@lab.test')
})
afterAll(() => Promise.all([lab, node].map((part) => part?.close())))

const ask = async (path: string, body: object) => session?.ask(path, { chainId: 1, ...body })
const prepare = async (...values: Hex[]): Promise<readonly Hex[]> =>
  (await ask('prepare', { drafts: values.map((value) => ({ to, value })) })).transactions
// Every prepared transaction has this type.
const readNonce = (bytes: Hex) => parseTransaction(bytes as `0x02${string}`).nonce

test('what was prepared for a number that another took meanwhile, as from a second tab, is refused', async () => {
  isSilent = true
  const [first, second] = [await prepare('0x3'), await prepare('0x4')]
  const send = (transactions: readonly Hex[]) => ask('send', { account: session?.addresses.eip155, transactions })
  const tries = given.length
  const sent = send(first)
  await vi.waitFor(() => expect(given.length).toBeGreaterThan(tries))
  expect(await send(second)).toMatchObject({ error: { code: 'tx/number-taken' } })
  isSilent = false
  // The same transaction again is not sent twice.
  expect(await send(first)).toEqual(await sent)
})

test('what is approved while the node is silent gets a number of its own each, also the same once more', async () => {
  isSilent = true
  const sent: Promise<{ id: string; hashes: readonly Hex[] }>[] = []
  const nonces: unknown[] = []
  for (const value of ['0x1', '0x2', '0x1'] satisfies Hex[]) {
    const transactions = await prepare(value)
    nonces.push(...transactions.map(readNonce))
    const tries = given.length
    // The answer arrives once the node responds again.
    sent.push(ask('send', { account: session?.addresses.eip155, transactions }))
    await vi.waitFor(() => expect(given.length).toBeGreaterThan(tries))
  }
  expect((await prepare('0x1', '0x1')).map(readNonce)).toEqual([9, 10])
  isSilent = false
  const answers = await Promise.all(sent)
  expect(nonces).toEqual([6, 7, 8])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(3)
  expect(new Set(answers.flatMap(({ hashes }) => hashes)).size).toBe(3)
})

test('what another tab has sent meanwhile is not replaced by accident, and by an app that says so it is', async () => {
  isSilent = false
  const send = (transactions: readonly Hex[]) => ask('send', { account: session?.addresses.eip155, transactions })
  const [first, second] = [await prepare('0x5'), await prepare('0x6')]
  expect(second.map(readNonce)).toEqual(first.map(readNonce))
  // The node has it before the other one is approved.
  expect(await send(first)).toMatchObject({ hashes: [expect.stringMatching(/^0x/)] })
  const tries = given.length
  expect(await send(second)).toMatchObject({ error: { code: 'tx/number-taken' } })
  expect(given).toHaveLength(tries)
  // Again is not another one.
  expect(await send(first)).toMatchObject({ hashes: [expect.stringMatching(/^0x/)] })
  const nonce = `0x${first.map(readNonce)[0]?.toString(16)}`
  const { transactions } = await ask('prepare', { drafts: [{ to, value: '0x7', nonce }] })
  expect(await send(transactions)).toMatchObject({ hashes: [expect.stringMatching(/^0x/)] })
})

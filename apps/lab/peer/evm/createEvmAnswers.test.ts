import { createPublicClient, http, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletStore } from '../../shared/wallet/createWalletStore.js'
import { callRpc } from '../../stack/chains/callRpc.js'
import { type Anvil, startAnvil } from '../../stack/chains/startAnvil.js'
import { findBasePort } from '../../stack/testing/findBasePort.js'
import { getPeerAccounts } from '../peerKeys.js'
import { createEvmAnswers } from './createEvmAnswers.js'

const recipient = '0x000000000000000000000000000000000000dEaD'
const addresses = getPeerAccounts().map((account) => account.address)
const from = addresses[0] ?? ''
let anvil: Anvil
let chain: ReturnType<typeof createPublicClient>
let answer: (method: string, ...params: unknown[]) => Promise<unknown>

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 10, port: await findBasePort() })
  chain = createPublicClient({ transport: http(anvil.url), cacheTime: 0 })
  await callRpc(anvil.url, 'anvil_setBalance', [from, toHex(parseEther('10'))])
  const state = { permitted: true, locked: false, chainId: 1, accountCount: 3, selected: 0, added: {}, setup: '' }
  const store = createWalletStore({
    initial: { ...state, known: [1, 10] },
    storage: { getItem: () => null, setItem: () => {} },
    channel: { post: () => {}, listen: () => () => {} },
  })
  const answerEvm = createEvmAnswers({ store, chains: { 10: { name: 'OP Mainnet', rpc: anvil.url } } })
  answer = (method, ...params) =>
    answerEvm({ method, params, chainId: 10, addresses, origin: 'https://app.example', confirm: async () => {} })
}, 20_000)

afterAll(() => anvil.close())

test('sends a transaction on the chain of the request, whichever the wallet is on', async () => {
  const hash = await answer('eth_sendTransaction', { from, to: recipient, value: toHex(parseEther('1')) })
  // The wallet returns the hash from the chain.
  const receipt = await chain.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt).toMatchObject({ status: 'success', to: recipient.toLowerCase() })
})

test('sends a batch and tells its status', async () => {
  const before = await chain.getBalance({ address: recipient })
  const call = { to: recipient, value: '0x2' }
  const batch = { version: '2.0.0', from, chainId: '0xa', atomicRequired: false, calls: [call, call] }
  const { id } = Object(await answer('wallet_sendCalls', batch))
  expect(await answer('wallet_getCallsStatus', id)).toMatchObject({ id, chainId: '0xa', status: 200 })
  expect((await chain.getBalance({ address: recipient })) - before).toBe(4n)
})

test.each([
  ['eth_sign', ['0x', '0x'], 4200],
  ['personal_sign', ['0x00', recipient], 4100],
  ['wallet_scanQRCode', [], 4200],
])('refuses %s', async (method, params, code) => {
  await expect(answer(method, ...params)).rejects.toMatchObject({ code })
})

import { createPortico } from '@portico/controllers'
import { requestBalances, requestHistory, requestIdentity, requestNfts, requestPrices } from '@portico/controllers/data'
import { mainnet, optimism } from '@portico/core/networks'
import { encodeFunctionData, parseAbi, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { labAccounts } from '../chains/labAccounts.js'
import { seedAccounts } from './seeds/createSeeds.js'
import { startTestData, type TestData } from './startTestData.test.fixture.js'

let lab: TestData
beforeAll(async () => {
  lab = await startTestData()
}, 60_000)
afterAll(() => lab.close())

const networkId = 'eip155:1' as const
const [first, second, third] = labAccounts().map((account) => account.address)
if (!first || !second || !third) throw new Error('The lab has too few accounts')
const address = third

/** An instance whose data service is the lab's, in a space of its own. */
function arrange(space: string) {
  const portico = createPortico({
    id: space,
    networks: [mainnet, optimism],
    services: { blockchainApi: `${lab.service.url}/${space}` },
    logLevel: 'silent',
  })
  onTestFinished(() => portico.destroy())
  return { portico, requests: () => lab.service.getSpace(space).getState().requests }
}

test('the client reads balances, prices, items, history and names of the chain', async () => {
  const { portico, requests } = arrange('whole')
  const abi = parseAbi(['function mint(address to, uint256 id)', 'function transfer(address to, uint256 amount)'])
  const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [second, parseUnits('2.5', 6)] })
  const mint = encodeFunctionData({ abi, functionName: 'mint', args: [address, 77n] })
  for (const [name, data] of [
    ['LUSD', transfer],
    ['BADGE', mint],
  ] as const)
    await lab.confirm(await lab.wallet(2).sendTransaction({ to: lab.contract(name), data }))
  const balances = await requestBalances(portico, { address, networkId, currency: 'usd' })
  expect(balances.find(({ symbol }) => symbol === 'LUSD')).toMatchObject({
    address: lab.contract('LUSD').toLowerCase(),
    decimals: 6,
    amount: parseUnits('9997.5', 6),
    price: 1,
    value: 9997.5,
  })
  const { transactions, next } = await requestHistory(portico, { address, networkId })
  expect(next).toBeUndefined()
  expect(transactions[0]).toMatchObject({ status: 'confirmed', transfers: [{ kind: 'nft', direction: 'in' }] })
  expect(transactions[1]).toMatchObject({
    operation: 'send',
    transfers: [{ kind: 'token', direction: 'out', symbol: 'LUSD', amount: '2.5' }],
  })
  const { nfts } = await requestNfts(portico, { address, networkId })
  expect(nfts).toMatchObject([
    { contract: lab.contract('BADGE').toLowerCase(), tokenId: '77', standard: 'erc721', amount: 1n },
  ])
  const token = `${networkId}:${lab.contract('LAB')}` as const
  expect(await requestPrices(portico, { tokens: [token], currency: 'usd' })).toMatchObject([
    { symbol: 'LAB', price: expect.closeTo(2, 6) },
  ])
  expect(await requestIdentity(portico, { address: first, networkId })).toMatchObject({ name: 'lab.eth' })
  // Each is asked once, and says who asks.
  expect(requests().map(({ path }) => path.replace(/0x\w+/i, '*'))).toEqual([
    '/v1/supported-chains',
    '/v1/account/*/balance',
    '/v1/account/*/history',
    '/v1/account/*/nfts',
    '/v1/fungible/price',
    '/v1/identity/*',
  ])
  for (const { query } of requests()) expect(query).toMatchObject({ st: 'portico', sv: 'react-universal-1' })
})

test('nothing is asked for a network that the service does not support', async () => {
  const { portico, requests } = arrange('unsupported')
  expect(await requestBalances(portico, { address, networkId: 'eip155:10143', currency: 'usd' })).toEqual([])
  expect(requests().map(({ path }) => path)).toEqual(['/v1/supported-chains'])
})

test('calls go ahead while nobody can tell which networks are supported', async () => {
  const { portico } = arrange('untold')
  lab.service.getSpace('untold').addFailure({ path: '/v1/supported-chains', status: 404 })
  const balances = await requestBalances(portico, { address, networkId, currency: 'usd' })
  expect(balances.length).toBeGreaterThan(2)
})

test('a busy service is asked again after the time it names, and malformed entries cost no others', async () => {
  const { portico, requests } = arrange('busy')
  const path = `/v1/account/${address}/balance`
  const space = lab.service.getSpace('busy')
  space.addFailure({ path, status: 429, retryAfter: '1', times: 1 })
  const begun = Date.now()
  const whole = await requestBalances(portico, { address, networkId, currency: 'usd' })
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000)
  expect(requests().filter((request) => request.path === path)).toHaveLength(2)
  space.addFailure({ path, malformed: true })
  expect(await requestBalances(portico, { address, networkId, currency: 'usd' })).toEqual(whole)
})

test('10,000 tokens and hostile names are read, and nothing in them reorders or floods a page', async () => {
  const { portico } = arrange('many')
  // The native currency is one more.
  const many = await requestBalances(portico, { address: seedAccounts.manyTokens, networkId, currency: 'usd' })
  expect(many).toHaveLength(10_001)
  const hostile = await requestBalances(portico, { address: seedAccounts.hostile, networkId, currency: 'usd' })
  expect(hostile.length).toBeGreaterThan(3)
  for (const { name, symbol } of hostile) {
    expect(name.length).toBeLessThanOrEqual(256)
    expect(`${name}${symbol}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  }
})

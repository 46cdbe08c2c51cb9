import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { labAccounts } from '../chains/labAccounts.js'
import { solanaAccounts } from '../solana/solanaAccounts.js'
import { solanaChainId } from '../solana/solanaChain.js'
import { startTestData, type TestData, type TestRequest } from './startTestData.test.fixture.js'
import type { Balance, WireFungible, WireItem, WirePage, WireTransaction } from './wire.js'

let lab: TestData
const accountAt = (place: number): Address => {
  const account = labAccounts()[place]
  if (!account) throw new Error('The lab has too few accounts')
  return account.address
}
const [first, second, third] = [accountAt(0), accountAt(1), accountAt(2)]
const mintAbi = parseAbi([
  'function mint(address to, uint256 id)',
  'function mint(address to, uint256 id, uint256 amount)',
])

beforeAll(async () => {
  lab = await startTestData()
}, 60_000)

afterAll(() => lab.close())

beforeEach(() => Promise.all(lab.chains.map((chain) => chain.reset())))

const readBalances = async (account: string, query = '') =>
  (await lab.get<{ balances: Balance[] }>(`/v1/account/${account}/balance${query}`)).balances
const readHistory = (account: string, query = '') =>
  lab.get<WirePage<WireTransaction>>(`/v1/account/${account}/history${query}`)
const readItems = (account: string, query = '') => lab.get<WirePage<WireItem>>(`/v1/account/${account}/nfts${query}`)

async function sendToken(name: string, amount: bigint, to = third): Promise<`0x${string}`> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  const hash = await lab.wallet(1).sendTransaction({ to: lab.contract(name), data })
  await lab.confirm(hash)
  return hash
}

describe('supported chains and names', () => {
  test('are those of the lab', async () => {
    const http = ['eip155:1', 'eip155:10', solanaChainId]
    expect(await lab.get('/v1/supported-chains?projectId=a')).toEqual({ http, ws: [] })
    const identity = await lab.get<{ name: string; avatar: string }>(`/v1/identity/${first}`)
    expect(identity).toEqual({ name: 'lab.eth', avatar: expect.stringMatching(/^data:image\/svg/) })
    const none = { name: null, avatar: null }
    expect(await lab.get(`/v1/identity/${third}`)).toEqual(none)
    expect(await lab.get(`/v1/identity/${solanaAccounts()[0]?.address}`)).toEqual(none)
  })

  test('a name that the account does not own is none', async () => {
    const resolver = parseAbi(['function setAddr(bytes32 node, address addr)'])
    const labNode = '0x8fe2fdd2ea46f0ac5e77ab9f8f4d8a9d0a7b5f3a0a2b0f0d5a7e6e3c9d6b8a11'
    // Only the owner may change a record, so somebody else's claim changes nothing.
    const data = encodeFunctionData({ abi: resolver, functionName: 'setAddr', args: [labNode, third] })
    const claim = lab.wallet(2).sendTransaction({ to: lab.contract('ensResolver'), data })
    await expect(claim).rejects.toThrow()
    expect(await lab.get(`/v1/identity/${third}`)).toEqual({ name: null, avatar: null })
  })
})

describe('balances', () => {
  test('are those of the chain, with prices of the exchange', async () => {
    const balances = await readBalances(third, '?chainId=eip155:1&currency=usd')
    expect(balances.map(({ symbol }) => symbol)).toEqual(['ETH', 'LAB', 'LUSD'])
    const [ether, token, dollar] = balances
    expect(ether).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      price: expect.closeTo(2_000, 6),
      value: expect.closeTo(20_000_000, 3),
      quantity: { decimals: '18', numeric: '10000' },
      iconUrl: `${lab.service.url}/v1/icons/ETH`,
    })
    expect(token).toMatchObject({
      name: 'Lab Token',
      address: `eip155:1:${lab.contract('LAB').toLowerCase()}`,
      price: expect.closeTo(2, 9),
    })
    expect(dollar).toMatchObject({ price: 1, value: 10_000, quantity: { decimals: '6', numeric: '10000' } })
    const inEuro = await readBalances(third, '?chainId=eip155:1&currency=eur')
    expect(inEuro[2]).toMatchObject({ price: 0.9, value: 9_000 })
  })

  test('without a chain are those of all chains of the account', async () => {
    const chains = new Set((await readBalances(third)).map(({ chainId }) => chainId))
    expect([...chains]).toEqual(['eip155:1', 'eip155:10'])
    expect(await readBalances(third, `?chainId=${solanaChainId}`)).toEqual([])
  })

  test('a transfer shows at once in balances and history of both', async () => {
    const hash = await sendToken('LUSD', parseUnits('12.5', 6))
    const [, , dollar] = await readBalances(third, '?chainId=eip155:1')
    expect(dollar?.quantity.numeric).toBe('10012.5')
    const [received] = (await readHistory(third, '?chainId=eip155:1')).data
    const [sent] = (await readHistory(second, '?chainId=eip155:1')).data
    expect(received).toEqual({
      id: `eip155:1:${hash}`,
      metadata: {
        operationType: 'receive',
        hash,
        chain: 'eip155:1',
        minedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        sentFrom: second.toLowerCase(),
        sentTo: lab.contract('LUSD').toLowerCase(),
        status: 'confirmed',
        nonce: 0,
      },
      transfers: [
        {
          fungible_info: { name: 'Lab Dollar', symbol: 'LUSD', icon: { url: `${lab.service.url}/v1/icons/LUSD` } },
          direction: 'in',
          quantity: { numeric: '12.5' },
          value: 12.5,
          price: 1,
        },
      ],
    })
    expect(sent?.metadata.operationType).toBe('send')
    expect(sent?.transfers[0]?.direction).toBe('out')
  })

  test('of Solana are SOL and the tokens of both programs, those of other chains none', async () => {
    const account = solanaAccounts()[1]?.address ?? ''
    const balances = await readBalances(account)
    expect(balances[0]).toMatchObject({ symbol: 'SOL', quantity: { decimals: '9', numeric: '100' }, price: 150 })
    expect(balances.map(({ symbol }) => symbol).sort()).toEqual(['LAB', 'LFEE', 'LHOOK', 'LMEMO', 'LUSD', 'SOL'])
    expect(balances.find(({ symbol }) => symbol === 'LAB')).toMatchObject({ value: expect.closeTo(20_000, 3) })
    const unpriced = balances.find(({ symbol }) => symbol === 'LFEE')
    expect([unpriced?.price, unpriced && 'value' in unpriced]).toEqual([0, false])
    expect(await readBalances(account, '?chainId=eip155:1')).toEqual([])
  })
})

describe('history', () => {
  test('names what happened', async () => {
    const wallet = lab.wallet(2)
    const send = async (request: TestRequest) => lab.confirm(await wallet.sendTransaction(request))
    await send({ to: second, value: parseEther('1') })
    await send({ to: third, value: 1n })
    const [badge, ticket] = [lab.contract('BADGE'), lab.contract('TICKET')]
    await send({ to: badge, data: encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [third, 7n] }) })
    await send({ to: ticket, data: encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [third, 3n, 5n] }) })
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [lab.contract('uniswapRouter'), 5n],
    })
    await send({ to: lab.contract('LAB'), data: approve })
    const tooMuch = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [second, parseEther('99999')] })
    await send({ to: lab.contract('LAB'), data: tooMuch, gas: 100_000n })
    await send({ data: '0x6001600055' })
    const { data } = await readHistory(third, '?chainId=eip155:1')
    expect(data.slice(0, 7).map(({ metadata }) => [metadata.operationType, metadata.status])).toEqual([
      ['deploy', 'confirmed'],
      ['execute', 'failed'],
      ['execute', 'confirmed'],
      ['mint', 'confirmed'],
      ['mint', 'confirmed'],
      ['send', 'confirmed'],
      ['send', 'confirmed'],
    ])
    expect(data[6]?.transfers).toMatchObject([{ direction: 'out', quantity: { numeric: '1' } }])
    expect(data[5]?.transfers).toMatchObject([{ direction: 'self', quantity: { numeric: '0.000000000000000001' } }])
    expect(data[3]?.transfers).toMatchObject([{ nft_info: { name: 'Lab Tickets #3' }, quantity: { numeric: '5' } }])
    const url = `${lab.service.url}/v1/nft-images/${badge.toLowerCase()}/7.png`
    const picture = { url, content_type: 'image/png' }
    expect(data[4]?.transfers[0]?.nft_info).toEqual({
      name: 'Lab Badges #7',
      content: { preview: picture, detail: picture },
      flags: { is_spam: false },
      ...{ contract_address: badge.toLowerCase(), token_id: '7', interface: 'erc721' },
    })
    expect(data[1]?.transfers).toEqual([])
  })

  test('of a swap has what went and what came, ETH from contracts too', async () => {
    const wallet = lab.wallet(2)
    const router = lab.contract('uniswapRouter')
    const abi = parseAbi([
      'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
      'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
    ])
    const [ether, dollar] = [lab.contract('WETH'), lab.contract('LUSD')]
    const deadline = 10n ** 12n
    // A pool writes more when a second has passed since its last swap, which an estimate in the same second misses.
    const gas = 500_000n
    const buy = encodeFunctionData({
      abi,
      functionName: 'swapExactETHForTokens',
      args: [1n, [ether, dollar], third, deadline],
    })
    await lab.confirm(await wallet.sendTransaction({ to: router, data: buy, value: parseEther('1'), gas }))
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [router, parseUnits('5000', 6)],
    })
    await lab.confirm(await wallet.sendTransaction({ to: dollar, data: approve }))
    const sell = encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForETH',
      args: [parseUnits('1000', 6), 1n, [dollar, ether], third, deadline],
    })
    await lab.confirm(await wallet.sendTransaction({ to: router, data: sell, gas }))
    const [sold, , bought] = (await readHistory(third, '?chainId=eip155:1')).data
    const moves = (transaction: WireTransaction | undefined) =>
      transaction?.transfers.map(({ direction, fungible_info }) => `${direction} ${fungible_info?.symbol}`).sort()
    expect([bought?.metadata.operationType, sold?.metadata.operationType]).toEqual(['trade', 'trade'])
    expect([moves(bought), moves(sold)]).toEqual([
      ['in LUSD', 'out ETH'],
      ['in ETH', 'out LUSD'],
    ])
    // More ether went into the pool than came out.
    const [price] = (await readBalances(third, '?chainId=eip155:1')).map((balance) => balance.price)
    expect(price).toBeLessThan(1_999)
  })

  test('pages stay complete while new blocks come', async () => {
    const sender = second
    for (let at = 0; at < 60; at++) await sendToken('LAB', BigInt(at + 1))
    const whole = await readHistory(sender, '?chainId=eip155:1')
    expect(whole.data).toHaveLength(50)
    await sendToken('LAB', 100n)
    const rest = await readHistory(sender, `?chainId=eip155:1&cursor=${whole.next}`)
    const ids = [...whole.data, ...rest.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(60)
    expect(rest.next).toBeNull()
  })

  test('of Solana comes from its node', async () => {
    const account = solanaAccounts()[1]?.address ?? ''
    const answer = await readHistory(account)
    expect(answer).toEqual({ data: expect.any(Array), next: null })
    expect(await readHistory(account, '?chainId=eip155:1')).toEqual({ data: [], next: null })
  })
})

test('items are those that the account still holds, with pictures', async () => {
  const wallet = lab.wallet(2)
  const badge = lab.contract('BADGE')
  const mint = (id: bigint) => encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [third, id] })
  for (const id of [1n, 2n]) await lab.confirm(await wallet.sendTransaction({ to: badge, data: mint(id) }))
  const tickets = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [third, 9n, 4n] })
  await lab.confirm(await wallet.sendTransaction({ to: lab.contract('TICKET'), data: tickets }))
  const abi = parseAbi(['function transferFrom(address from, address to, uint256 id)'])
  const give = encodeFunctionData({ abi, functionName: 'transferFrom', args: [third, second, 1n] })
  await lab.confirm(await wallet.sendTransaction({ to: badge, data: give }))
  const { data, next } = await readItems(third, '?chainId=eip155:1')
  expect(next).toBeNull()
  expect(data).toHaveLength(2)
  expect(data[0]).toEqual({
    contract: badge.toLowerCase(),
    tokenId: '2',
    standard: 'erc721',
    amount: '1',
    name: 'Lab Badges #2',
    collection: 'Lab Badges',
    chainId: 'eip155:1',
    image: { url: expect.stringMatching(/2\.png$/), contentType: 'image/png' },
    traits: [
      { trait: 'Number', value: '2' },
      { trait: 'Parity', value: 'Even' },
    ],
    flags: { isSpam: false },
  })
  expect(data[1]).toMatchObject({ standard: 'erc1155', amount: '4', collection: 'Lab Tickets' })
  for (const { image } of data) {
    const response = await fetch(image.url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, image.contentType])
  }
  expect((await readItems(second)).data.map(({ tokenId }) => tokenId)).toEqual(['1'])
})

test('prices are given for the tokens that have one', async () => {
  const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const addresses = [
    native,
    `eip155:1:${lab.contract('LAB')}`,
    `eip155:10:${lab.contract('LUSD')}`,
    `eip155:1:${lab.contract('BADGE')}`,
    'eip155:5:0x0000000000000000000000000000000000000001',
    `${solanaChainId}:So11111111111111111111111111111111111111111`,
    `${solanaChainId}:${lab.solana.contracts.LAB}`,
    'nonsense',
  ]
  const response = await fetch(`${lab.service.url}/v1/fungible/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ currency: 'usd', addresses, projectId: 'a' }),
  })
  const { fungibles }: { fungibles: WireFungible[] } = await response.json()
  expect(fungibles.map(({ symbol, price }) => [symbol, Math.round(price)])).toEqual([
    ['ETH', 2_000],
    ['LAB', 2],
    ['LUSD', 1],
    ['SOL', 150],
    ['LAB', 2],
  ])
  expect(fungibles[0]).toMatchObject({ name: 'Ether', address: native, iconUrl: `${lab.service.url}/v1/icons/ETH` })
})

test('a reset takes back what it undid, and the chain that comes instead is indexed', async () => {
  const before = await readHistory(third, '?chainId=eip155:1')
  await sendToken('LAB', 5n)
  await sendToken('LAB', 6n)
  expect((await readHistory(third, '?chainId=eip155:1')).data).toHaveLength(before.data.length + 2)
  await lab.chains[0]?.reset()
  expect(await readHistory(third, '?chainId=eip155:1')).toEqual(before)
  // The same heights, with other blocks.
  await sendToken('LUSD', 7n)
  await sendToken('LUSD', 8n)
  await sendToken('LUSD', 9n)
  const after = await readHistory(third, '?chainId=eip155:1')
  expect(after.data).toHaveLength(before.data.length + 3)
  const symbols = after.data.slice(0, 3).map(({ transfers }) => transfers[0]?.fungible_info?.symbol)
  expect(symbols).toEqual(['LUSD', 'LUSD', 'LUSD'])
})

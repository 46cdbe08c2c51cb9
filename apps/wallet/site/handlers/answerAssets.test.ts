import { expect, test } from 'vitest'
import type { AskApi } from '../client/AskApi.js'
import { answerAssets } from './answerAssets.js'

const own = '0x00000000000000000000000000000000000000aA'
const chains = [
  { id: 1, name: 'Ethereum', symbol: 'ETH' },
  { id: 10, name: 'OP Mainnet', symbol: 'ETH', assets: true },
  { id: 8453, name: 'Base', symbol: 'ETH', assets: true },
]

function arrange(given = chains) {
  const asked: unknown[] = []
  const ask: AskApi = async (path, body) => {
    if (path === '/api/assets') asked.push(body)
    const answer =
      path === '/api/user'
        ? { addresses: { eip155: own } }
        : { assets: [{ address: `${Reflect.get(body, 'chainId')}` }] }
    // Stands in for the two responses that are used.
    return answer as never
  }
  return { asked, answer: (params?: unknown) => answerAssets({ ask, chains: given }, params) }
}

test('an app is told by chain, where the wallet can tell', async () => {
  const { asked, answer } = arrange()
  expect(await answer([{ account: own.toLowerCase() }])).toEqual({
    '0xa': [{ address: '10' }],
    '0x2105': [{ address: '8453' }],
  })
  expect(asked).toEqual([{ chainId: 10 }, { chainId: 8453 }])
  for (const params of [undefined, [], {}]) expect(Object.keys(await answer(params))).toEqual(['0xa', '0x2105'])
})

test('filters are handed on, by chain', async () => {
  const { asked, answer } = arrange()
  const assetFilter = { '0x0A': ['native', { address: '0x1', type: 'erc20' }], '0x1': ['native'] }
  await answer([{ account: own, chainFilter: ['0xa', '0x1'], assetFilter, assetTypeFilter: ['ERC20'] }])
  expect(asked).toEqual([{ chainId: 10, wanted: ['native', '0x1'], types: ['ERC20'] }])
  expect(await answer([{ account: own, chainFilter: ['0x1', 'x'] }])).toEqual({})
})

test('nothing is told of another account, nor where no chain can tell', async () => {
  const other = [{ account: '0x00000000000000000000000000000000000000bb' }]
  await expect(arrange().answer(other)).rejects.toMatchObject({ code: 'frame-host/reply' })
  await expect(arrange(chains.slice(0, 1)).answer([{ account: own }])).rejects.toMatchObject({
    code: 'frame-host/unsupported-method',
  })
})

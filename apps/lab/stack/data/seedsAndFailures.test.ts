import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { labAccounts } from '../chains/labAccounts.js'
import { seedAccounts } from './seeds/createSeeds.js'
import type { DataFailure } from './spoilAnswer.js'
import { startTestData, type TestData } from './startTestData.test.fixture.js'
import type { Balance, WireItem, WirePage, WireTransaction } from './wire.js'

let lab: TestData

beforeAll(async () => {
  lab = await startTestData()
}, 60_000)

afterAll(() => lab.close())

beforeEach(() => lab.service.reset())

const ask = (path: string, init?: RequestInit) => fetch(`${lab.service.url}${path}`, init)

test('an account holds 10,000 tokens', async () => {
  const path = `/v1/account/${seedAccounts.manyTokens}/balance?chainId=eip155:1`
  const { balances } = await lab.get<{ balances: Balance[] }>(path)
  expect(balances).toHaveLength(10_001)
  expect(new Set(balances.map(({ address }) => address)).size).toBe(10_001)
})

test('an account has 100,000 transactions, paged without gaps or doubles', async () => {
  const ids = new Set<string>()
  const times: string[] = []
  let cursor: string | null = ''
  let pages = 0
  while (cursor !== null) {
    const query: string = cursor && `&cursor=${cursor}`
    const path = `/v1/account/${seedAccounts.manyTransactions}/history?chainId=eip155:1${query}`
    const page: WirePage<WireTransaction> = await lab.get(path)
    for (const { id, metadata } of page.data) {
      ids.add(id)
      times.push(metadata.minedAt)
    }
    cursor = page.next
    pages += 1
  }
  expect([ids.size, times.length, pages]).toEqual([100_000, 100_000, 2_000])
  expect(times.every((time, at) => at === 0 || time < (times[at - 1] ?? ''))).toBe(true)
  expect(new Set(times.map((time) => time.slice(0, 4))).size).toBe(5)
}, 60_000)

test('an account has hostile names, and items most of which are spam', async () => {
  const path = `/v1/account/${seedAccounts.hostile}`
  const { balances } = await lab.get<{ balances: Balance[] }>(`${path}/balance`)
  expect(balances.some(({ name }) => name.length === 10_000)).toBe(true)
  expect(balances.some(({ name }) => name.includes('<script>'))).toBe(true)
  expect(balances.every(({ iconUrl }) => iconUrl.length < 500)).toBe(true)
  const { data } = await lab.get<WirePage<WireItem>>(`${path}/nfts`)
  expect(new Set(data.map(({ flags }) => flags.isSpam))).toEqual(new Set([true, false]))
  const history = await lab.get<WirePage<WireTransaction>>(`${path}/history`)
  expect(history.data.some(({ transfers }) => transfers?.[0]?.nft_info?.flags.is_spam)).toBe(true)
})

test('the history of a space can be behind', async () => {
  const account = labAccounts()[4]?.address ?? ''
  await lab.confirm(await lab.wallet(4).sendTransaction({ to: seedAccounts.hostile, value: 1n }))
  const read = async (space: string) => {
    const { data } = await lab.get<WirePage<WireTransaction>>(`${space}/v1/account/${account}/history?chainId=eip155:1`)
    return data.length
  }
  const space = lab.service.getSpace('late')
  space.addFailure({ path: '/v1/account/*/history', lastBlock: 0 })
  const all = await read('')
  expect(all).toBeGreaterThan(0)
  expect(await read('/late')).toBe(0)
  space.endFailures()
  expect(await read('/late')).toBe(all)
})

test('pages may send JSON, and pictures and unknown paths are answered', async () => {
  const preflight = await ask('/v1/fungible/price', { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type'])
  const icon = await ask('/v1/icons/%3C')
  expect([icon.status, await icon.text()]).toEqual([200, expect.stringContaining('>&lt;</text>')])
  const statuses = await Promise.all(
    ['/v1/none', '/none', '/v1/account/me/balance', '/v1/account/0x/nfts'].map(
      async (path) => (await ask(path)).status,
    ),
  )
  expect(statuses).toEqual([404, 404, 400, 400])
  const account = `/v1/account/${seedAccounts.hostile}/history`
  expect((await ask(`${account}?cursor=x`)).status).toBe(400)
  expect((await ask(`${account}?chainId=eip155:5`)).status).toBe(400)
})

const balance = `/v1/account/${seedAccounts.hostile}/balance`

test.each<[string, DataFailure, number]>([
  ['a status', { status: 429, retryAfter: '2' }, 429],
  ['a page', { garbage: true }, 200],
  ['another body', { body: { balances: 5 } }, 200],
])('fails as told with %s, on its path in its space', async (_name, failure, status) => {
  const space = lab.service.getSpace('bad')
  space.addFailure({ ...failure, path: '/v1/account/*/balance', times: 1 })
  expect((await ask(`/bad/v1/supported-chains`)).status).toBe(200)
  expect((await lab.get<{ balances: Balance[] }>(balance)).balances.length).toBeGreaterThan(1)
  const failed = await ask(`/bad${balance}`)
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([status, failure.retryAfter ?? null])
  const text = await failed.text()
  expect(text.includes('quantity')).toBe(false)
  expect(await (await ask(`/bad${balance}`)).text()).toContain('quantity')
})

test('drops, delays, spoils and empties as told', async () => {
  const space = lab.service.getSpace('odd')
  space.addFailure({ drop: true, times: 1 })
  await expect(ask(`/odd${balance}`)).rejects.toThrow()
  space.addFailure({ delayMs: 60, times: 1 })
  const start = performance.now()
  await ask('/odd/v1/supported-chains')
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  const good = await (await ask('/odd/v1/supported-chains')).json()
  space.addFailure({ malformed: true, times: 1 })
  const spoiled = await (await ask('/odd/v1/supported-chains')).json()
  expect(spoiled.http).toEqual(expect.arrayContaining([...good.http, null, 7]))
  space.addFailure({ empty: true, times: 1 })
  expect(await (await ask(`/odd${balance}`)).json()).toEqual({ balances: [] })
})

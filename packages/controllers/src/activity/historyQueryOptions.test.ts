import { afterEach, describe, expect, it, vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { arrangeConnected, otherAddress, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { arrangeHistory, page } from './history.test.fixture.js'
import { historyQueryOptions } from './historyQueryOptions.js'
import { makeRecord } from './transactions.test.fixture.js'

afterEach(() => vi.unstubAllGlobals())

const fetchPages = (portico: Portico, pages?: number) => {
  const options = historyQueryOptions(portico)
  const client = getPart(portico, queryClientPart)
  return client.fetchInfiniteQuery(pages ? { ...options, pages } : options)
}
const ids = ({ pages }: Awaited<ReturnType<typeof fetchPages>>) =>
  pages.map(({ transactions }) => transactions.map(({ id }) => id).join(' '))

it('asks for the history of the active account on its network, page by page', async () => {
  const { portico, clock, fetch } = await arrangeHistory({ first: page([0, 1], 'c1'), c1: page([2]) })
  const { queryKey } = historyQueryOptions(portico)
  expect(queryKey).toEqual(['activity', 'eip155:1', ownAddress])
  const data = await fetchPages(portico, 5)
  expect(ids(data)).toEqual(['t0 t1', 't2'])
  expect(data.pages[0]).toMatchObject({ isServed: true, updatedAt: clock.now(), next: 'c1' })
  const [, first, second] = fetch.calls.map(({ url }) => url)
  expect(first?.pathname).toBe(`/v1/account/${ownAddress}/history`)
  expect(first?.searchParams.get('chainId')).toBe('eip155:1')
  expect(second?.searchParams.get('cursor')).toBe('c1')
})

it('is of the account and network that are named', async () => {
  const { portico } = await arrangeConnected()
  const { queryKey, enabled } = historyQueryOptions(portico, { address: otherAddress, networkId: 'eip155:8453' })
  expect(queryKey).toEqual(['activity', 'eip155:8453', otherAddress])
  // There is no data service here.
  expect(enabled).toBe(false)
})

it.each([
  ['the cursor it was given', { first: page([0], 'c1'), c1: page([1], 'c1') }],
  ['an earlier cursor', { first: page([0], 'c1'), c1: page([1], 'c2'), c2: page([2], 'c1') }],
])('ends where the service gives %s again', async (_, pages) => {
  const { portico, cursors } = await arrangeHistory(pages)
  await fetchPages(portico, 9)
  expect(cursors()).toEqual(Object.keys(pages))
})

it('is fresh for 15 s', async () => {
  const { portico, clock, cursors } = await arrangeHistory({ first: page([0]) })
  await fetchPages(portico)
  await clock.advance(15_000)
  await fetchPages(portico)
  expect(cursors()).toHaveLength(1)
  await clock.advance(1)
  await fetchPages(portico)
  expect(cursors()).toHaveLength(2)
})

it('is not asked for again within 30 s of a failure', async () => {
  const { portico, clock, cursors, pages } = await arrangeHistory({ first: { json: {}, status: 404 } })
  await expect(fetchPages(portico)).rejects.toMatchObject({ code: 'http/status' })
  pages.first = page([0])
  await expect(fetchPages(portico)).rejects.toMatchObject({ code: 'http/status' })
  expect(cursors()).toHaveLength(1)
  await clock.advance(30_000)
  expect(ids(await fetchPages(portico))).toEqual(['t0'])
})

it('ends the request with the query', async () => {
  const { portico, fetch } = await arrangeHistory({ first: 'hang' })
  const asked = fetchPages(portico).catch((error: unknown) => error)
  await vi.waitFor(() => expect(fetch.calls).toHaveLength(2))
  await getPart(portico, queryClientPart).cancelQueries({ queryKey: ['activity'] })
  await asked
  expect(fetch.calls[1]?.signal?.aborted).toBe(true)
})

describe('a refresh of several pages', () => {
  const arrangeRefresh = async () => {
    const test = await arrangeHistory({ first: page([2, 3], 'c1'), c1: page([4, 5], 'c2'), c2: page([6]) })
    await fetchPages(test.portico, 3)
    await test.clock.advance(15_001)
    return test
  }

  it('asks for the first page alone, and keeps what has moved to the next one', async () => {
    const { portico, pages, cursors } = await arrangeRefresh()
    pages.first = page([1, 2], 'd1')
    expect(ids(await fetchPages(portico))).toEqual(['t1 t2 t3', 't4 t5', 't6'])
    expect(cursors()).toEqual(['first', 'c1', 'c2', 'first'])
  })

  it('drops what has vanished from the chain', async () => {
    const { portico, pages } = await arrangeRefresh()
    pages.first = page([1, 3], 'd1')
    expect(ids(await fetchPages(portico))).toEqual(['t1 t3', 't4 t5', 't6'])
  })

  it('asks for all of them where there may be others between', async () => {
    const { portico, pages, cursors } = await arrangeRefresh()
    Object.assign(pages, { first: page([0], 'c1'), c1: page([1, 2], 'd2'), d2: page([3]) })
    expect(ids(await fetchPages(portico))).toEqual(['t0', 't1 t2', 't3'])
    expect(cursors().slice(3)).toEqual(['first', 'c1', 'd2'])
  })

  it('asks again for a page with a transaction that was pending', async () => {
    const waiting = { data: [makeRecord(1, { status: 'pending' })] }
    const { portico, pages, clock, cursors } = await arrangeHistory({ first: page([0], 'c1'), c1: waiting })
    await fetchPages(portico, 2)
    await clock.advance(15_001)
    pages.c1 = page([1])
    const data = await fetchPages(portico)
    expect(data.pages[1]?.transactions).toMatchObject([{ id: 't1', status: 'confirmed' }])
    expect(cursors()).toEqual(['first', 'c1', 'first', 'c1'])
  })
})

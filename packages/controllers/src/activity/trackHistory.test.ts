import { afterEach, expect, it, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { arrangeHistory, page } from './history.test.fixture.js'
import { historyQueryOptions } from './historyQueryOptions.js'

afterEach(() => vi.unstubAllGlobals())

async function arrange(...parameters: Parameters<typeof arrangeHistory>) {
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const test = await arrangeHistory(...parameters)
  const told = () =>
    getPart(test.portico, analyticsPart)
      .queue.filter(({ event }) => event.endsWith('TRANSACTIONS'))
      .map(({ event, properties }) => [event, properties])
  return { ...test, told }
}

const fetchPages = (portico: Portico, pages: number) =>
  getPart(portico, queryClientPart).fetchInfiniteQuery({ ...historyQueryOptions(portico), pages })

it('tells of further pages, but not of a refresh', async () => {
  const { portico, clock, told } = await arrange({ first: page([0], 'c1'), c1: page([1]) })
  await fetchPages(portico, 2)
  const more = { address: ownAddress, projectId: undefined, cursor: 'c1', isSmartAccount: false }
  expect(told()).toEqual([['LOAD_MORE_TRANSACTIONS', more]])
  await clock.advance(15_001)
  await fetchPages(portico, 2)
  expect(told()).toHaveLength(1)
})

it('tells of a page that could not be read', async () => {
  const { portico, told } = await arrange({ first: { json: {}, status: 404 } })
  await expect(fetchPages(portico, 1)).rejects.toThrow()
  const failed = { address: ownAddress, projectId: undefined, cursor: undefined, isSmartAccount: false }
  expect(told()).toEqual([['ERROR_FETCH_TRANSACTIONS', failed]])
})

import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { vi } from 'vitest'
import { arrangeConnected } from '../navigation/modal/arrange.test.fixture.js'
import { makeRecord } from './transactions.test.fixture.js'

/** Answers for a cursor: records and the next cursor, or how the request fails. */
export type FakePage = { readonly data: readonly unknown[]; readonly next?: string | undefined } | FakeAnswer

/** A page of records, by their numbers. */
export const page = (indexes: readonly number[], next?: string): FakePage => ({
  data: indexes.map((index) => makeRecord(index)),
  next,
})

/** A connected instance with a data service whose history a test sets, page by page. The network's stub must be undone. */
export async function arrangeHistory(pages: Record<string, FakePage> = {}, served = ['eip155:1', 'eip155:8453']) {
  const answer = ({ url }: { readonly url: URL }): FakeAnswer => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: served } }
    if (!url.pathname.endsWith('/history')) return { json: {}, status: 404 }
    const found = pages[url.searchParams.get('cursor') ?? 'first'] ?? { data: [] }
    return typeof found === 'object' && 'data' in found ? { json: found } : found
  }
  const fetch = createFakeFetch(answer)
  vi.stubGlobal('fetch', fetch)
  const test = await arrangeConnected({ options: { services: { blockchainApi: 'https://data.example' } } })
  const cursors = () =>
    fetch.calls
      .filter(({ url }) => url.pathname.endsWith('/history'))
      .map(({ url }) => url.searchParams.get('cursor') ?? 'first')
  return { ...test, fetch, pages, cursors }
}

import { describe, expect, it, onTestFinished } from 'vitest'
import { type CreateTestPorticoOptions, createTestPortico } from '../../testing/createTestPortico.js'
import { requestWallets } from './requestWallets.js'

const services = { catalogue: 'https://catalogue.example/base' }

function arrange(options: CreateTestPorticoOptions = {}) {
  const test = createTestPortico({ services, catalogue: { wallets: 3 }, ...options })
  onTestFinished(() => test.portico.destroy())
  return test
}
const settle = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('requestWallets', () => {
  it('names everything that was asked for, once, and the app', async () => {
    const { portico, catalogue } = arrange({ projectId: 'p1' })
    await requestWallets(portico, {
      page: 2,
      entries: 40,
      search: 'fox & co',
      badge: 'certified',
      include: ['a', 'b', 'a'],
      exclude: ['c'],
      chains: ['eip155:1', 'eip155:8453'],
    })
    const { pathname, searchParams } = catalogue.calls[0]?.url ?? new URL('about:blank')
    expect(pathname).toBe('/base/getWallets')
    expect([...searchParams]).toEqual([
      ['page', '2'],
      ['entries', '40'],
      ['search', 'fox & co'],
      ['badge_type', 'certified'],
      ['include', 'a,b'],
      ['exclude', 'c'],
      ['chains', 'eip155:1,eip155:8453'],
      ['projectId', 'p1'],
      ['st', 'portico'],
      ['sv', 'react-ethers-1'],
    ])
  })

  it('leaves out what is not given', async () => {
    const { portico, catalogue } = arrange()
    await requestWallets(portico, { page: 1, entries: 4, search: '', include: [] })
    expect([...(catalogue.calls[0]?.url.searchParams.keys() ?? [])]).toEqual(['page', 'entries', 'st', 'sv'])
  })

  it('drops a record that cannot be used, and repeated ones, but never the page', async () => {
    const wallets = [
      { id: 'a', name: 'A' },
      { id: 'b' },
      'text',
      null,
      { id: 'a', name: 'Again' },
      { id: 'c', name: 'C' },
    ]
    const { portico, catalogue } = arrange()
    catalogue.fail({ json: { count: 6, data: wallets } })
    const page = await requestWallets(portico, { page: 1, entries: 40 })
    expect(page).toMatchObject({
      count: 6,
      received: 6,
      wallets: [
        { id: 'a', name: 'A' },
        { id: 'c', name: 'C' },
      ],
    })
  })

  it('takes no more wallets than asked for', async () => {
    const { portico, catalogue } = arrange()
    catalogue.fail({ json: { count: 9, data: Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, name: 'A' })) } })
    expect((await requestWallets(portico, { page: 1, entries: 4 })).wallets).toHaveLength(4)
  })

  it.each([-1, 1.5, '12', null, 1e300])('takes %j for no count', async (count) => {
    const { portico, catalogue } = arrange()
    catalogue.fail({ json: { count, data: [{ id: 'a', name: 'A' }] } })
    expect((await requestWallets(portico, { page: 1, entries: 4 })).count).toBeUndefined()
  })

  it.each([{ count: 1 }, { data: {} }, [], 'text', null])('refuses %j', async (json) => {
    const { portico, catalogue } = arrange()
    catalogue.fail({ json })
    expect(await settle(requestWallets(portico, { page: 1, entries: 4 }))).toMatchObject({
      code: 'catalogue/invalid-reply',
    })
  })

  it('asks again when told to wait, and gives up with the status', async () => {
    const { portico, catalogue, clock } = arrange()
    catalogue.fail({ json: {}, status: 429, headers: { 'retry-after': '2' } })
    const first = requestWallets(portico, { page: 1, entries: 4 })
    await clock.advance(1999)
    catalogue.fail()
    await clock.advance(1)
    expect((await first).count).toBe(3)
    catalogue.fail({ json: {}, status: 500 })
    const second = settle(requestWallets(portico, { page: 1, entries: 4 }))
    await clock.advance(10_000)
    expect(await second).toMatchObject({ code: 'http/status', params: { status: 500 } })
    expect(catalogue.calls).toHaveLength(6)
  })

  it('ends when aborted', async () => {
    const { portico, catalogue, clock } = arrange()
    catalogue.fail('hang')
    const controller = new AbortController()
    const result = settle(requestWallets(portico, { page: 1, entries: 4, signal: controller.signal }))
    await clock.flush()
    controller.abort()
    expect(await result).toMatchObject({ code: 'http/aborted' })
    expect(catalogue.calls[0]?.signal?.aborted).toBe(true)
    expect(clock.pending()).toBe(0)
  })
})

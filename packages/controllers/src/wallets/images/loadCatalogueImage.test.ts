import type { FakeAnswer } from '@portico/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrangeCatalogue } from '../catalogue/arrangeCatalogue.test.fixture.js'
import { getCatalogueImage } from './getCatalogueImage.js'
import { loadCatalogueImage } from './loadCatalogueImage.js'
import { walletImageQueryOptions } from './walletImageQueryOptions.js'

const wallet = (id: string) => ({ kind: 'wallet', id }) as const
let alive: Set<string>

beforeEach(() => {
  alive = new Set()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:https://app.example/${++made}`
    alive.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void alive.delete(url))
})
afterEach(() => void vi.restoreAllMocks())

describe('loadCatalogueImage', () => {
  it.each([
    ['wallet', 'a b/1', '/getWalletImage/a%20b%2F1'],
    ['network', 'n', '/public/getAssetImage/n'],
    ['connector', 'c', '/public/getAssetImage/c'],
    ['token', 'ETH', '/public/getTokenImage/ETH'],
    ['currency', 'usd', '/public/getCurrencyImage/usd'],
  ] as const)('asks for the picture of a %s where it is, and says who asks', async (kind, id, path) => {
    const { portico, catalogue } = arrangeCatalogue({ projectId: 'p1', services: { catalogue: 'https://c.example' } })
    expect(await loadCatalogueImage(portico, { kind, id })).toMatch(/^blob:/)
    expect(catalogue.calls[0]?.url.href).toBe(`https://c.example${path}?projectId=p1&st=portico&sv=react-ethers-1`)
  })

  it('asks once, also when several ask at the same time', async () => {
    const { portico, catalogue } = arrangeCatalogue()
    const urls = await Promise.all([1, 2, 3].map(() => loadCatalogueImage(portico, wallet('a'))))
    expect(
      new Set([...urls, getCatalogueImage(portico, wallet('a')), await loadCatalogueImage(portico, wallet('a'))]).size,
    ).toBe(1)
    expect(catalogue.calls).toHaveLength(1)
  })

  it('keeps 200 and lets go of the one used longest ago', async () => {
    const { portico } = arrangeCatalogue()
    const first = await loadCatalogueImage(portico, wallet('0'))
    for (let at = 1; at < 200; at++) await loadCatalogueImage(portico, wallet(`${at}`))
    getCatalogueImage(portico, wallet('0'))
    await loadCatalogueImage(portico, wallet('200'))
    expect(alive.size).toBe(200)
    expect(first).toMatch(/^blob:/)
    expect(getCatalogueImage(portico, wallet('0'))).toBe(first)
    expect(getCatalogueImage(portico, wallet('1'))).toBeUndefined()
  })

  it('revokes everything at destroy, also what arrives after it', async () => {
    const { portico, catalogue } = arrangeCatalogue()
    await loadCatalogueImage(portico, wallet('a'))
    catalogue.fail('hang')
    const late = loadCatalogueImage(portico, wallet('b'))
    portico.destroy()
    expect(await late).toBeUndefined()
    expect(alive.size).toBe(0)
    await expect(loadCatalogueImage(portico, wallet('c'))).rejects.toMatchObject({ code: 'instance/destroyed' })
  })

  it('revokes a picture that arrives in the very moment of destroy', async () => {
    const { portico } = arrangeCatalogue()
    vi.mocked(URL.createObjectURL).mockImplementationOnce(() => {
      portico.destroy()
      alive.add('blob:late')
      return 'blob:late'
    })
    expect(await loadCatalogueImage(portico, wallet('a'))).toBeUndefined()
    expect([...alive]).toEqual([])
  })

  it('does not ask again for 30 s after a failure', async () => {
    const { portico, catalogue, clock } = arrangeCatalogue()
    catalogue.fail({ json: {}, status: 404 })
    for (let time = 0; time < 3; time++) expect(await loadCatalogueImage(portico, wallet('a'))).toBeUndefined()
    expect(catalogue.calls).toHaveLength(1)
    catalogue.fail()
    await clock.advance(30_000)
    expect(await loadCatalogueImage(portico, wallet('a'))).toMatch(/^blob:/)
  })

  it('ends the request with the last one that waits, and counts that as no failure', async () => {
    const { portico, catalogue, clock } = arrangeCatalogue()
    catalogue.fail('hang')
    const [first, second] = [new AbortController(), new AbortController()]
    const waits = [first, second].map(({ signal }) => loadCatalogueImage(portico, { ...wallet('a'), signal }))
    await clock.flush()
    first.abort()
    expect(await waits[0]).toBeUndefined()
    expect(catalogue.calls[0]?.signal?.aborted).toBe(false)
    second.abort()
    expect(await waits[1]).toBeUndefined()
    expect(catalogue.calls[0]?.signal?.aborted).toBe(true)
    await clock.flush()
    expect(clock.pending()).toBe(0)
    catalogue.fail()
    expect(await loadCatalogueImage(portico, wallet('a'))).toMatch(/^blob:/)
  })

  it.each([
    ['text/html', '<script>'],
    ['image/png', ''],
    ['image/png', 'x'.repeat(1_000_001)],
  ])('shows no %s that is no picture of a tile', async (type, body) => {
    const { portico, catalogue } = arrangeCatalogue()
    catalogue.fail(new Response(body, { headers: { 'content-type': type } }))
    expect(await loadCatalogueImage(portico, wallet('a'))).toBeUndefined()
    expect(alive.size).toBe(0)
  })

  it('asks for six of those that services name at a time, and passes over what nobody waits for', async () => {
    const { portico, catalogue, clock } = arrangeCatalogue({ services: { catalogue: 'https://c.example' } })
    const answers: ((answer: FakeAnswer) => void)[] = []
    catalogue.fail(() => new Promise<FakeAnswer>((resolve) => answers.push(resolve)))
    const picture = () => new Response('x', { headers: { 'content-type': 'image/png' } })
    const leave = new AbortController()
    const load = (at: number, signal?: AbortSignal) =>
      loadCatalogueImage(portico, { kind: 'picture', id: `https://c.example/${at}.png`, signal })
    const loads = [0, 1, 2, 3, 4, 5].map((at) => load(at))
    const left = load(6, leave.signal)
    const last = load(7)
    const wanted = loadCatalogueImage(portico, wallet('a'))
    await clock.flush()
    // The catalogue's own do not wait for strangers'.
    expect(catalogue.calls.map(({ url }) => url.pathname)).toEqual([
      ...['/0.png', '/1.png', '/2.png', '/3.png', '/4.png', '/5.png', '/getWalletImage/a'],
    ])
    leave.abort()
    expect(await left).toBeUndefined()
    answers[0]?.(picture())
    expect(await loads[0]).toMatch(/^blob:/)
    await clock.flush()
    expect(catalogue.calls.at(-1)?.url.pathname).toBe('/7.png')
    for (const answer of answers) answer(picture())
    expect(await Promise.all([...loads, last, wanted])).toEqual(Array(8).fill(expect.stringMatching(/^blob:/)))
  })

  it('follows no redirect of one that a service names, which could lead to any host', async () => {
    const { portico, catalogue } = arrangeCatalogue({ services: { catalogue: 'https://c.example' } })
    await loadCatalogueImage(portico, { kind: 'picture', id: 'https://c.example/1.png' })
    await loadCatalogueImage(portico, wallet('a'))
    expect(catalogue.calls.map(({ redirect }) => redirect)).toEqual(['error', undefined])
  })

  it('reads 2 MB of one that a service names', async () => {
    const { portico, catalogue } = arrangeCatalogue({ services: { catalogue: 'https://c.example' } })
    const answer = (bytes: number) =>
      catalogue.fail(new Response('x'.repeat(bytes), { headers: { 'content-type': 'image/png' } }))
    answer(2_000_000)
    expect(await loadCatalogueImage(portico, { kind: 'picture', id: 'https://c.example/1.png' })).toMatch(/^blob:/)
    answer(2_000_001)
    expect(await loadCatalogueImage(portico, { kind: 'picture', id: 'https://c.example/2.png' })).toBeUndefined()
  })

  it("gives a drawing, which may hold script, no address of the page's origin", async () => {
    const { portico, catalogue } = arrangeCatalogue()
    catalogue.fail(
      new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } }),
    )
    const url = await loadCatalogueImage(portico, wallet('a'))
    expect(url).toBe(`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`)
  })
})

describe('walletImageQueryOptions', () => {
  it("takes the wallet's own URL as it is, loads an id and finds nothing without both", async () => {
    const { portico, client, catalogue } = arrangeCatalogue()
    const read = (facts: { imageId?: string; imageUrl?: string }) =>
      client.fetchQuery(walletImageQueryOptions(portico, facts))
    expect(await read({ imageUrl: 'https://a.example/i.png', imageId: 'a' })).toBe('https://a.example/i.png')
    expect(await read({})).toBeNull()
    expect(catalogue.calls).toHaveLength(0)
    expect(await read({ imageId: 'a' })).toMatch(/^blob:/)
    expect(walletImageQueryOptions(portico, { imageId: 'a' }).initialData()).toMatch(/^blob:/)
  })
})

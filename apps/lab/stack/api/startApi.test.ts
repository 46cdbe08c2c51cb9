import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasePort } from '../testing/findBasePort.js'
import { type Api, startApi } from './startApi.js'

let api: Api

beforeAll(async () => {
  api = await startApi({ port: await findBasePort() })
})

afterAll(() => api.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${api.url}${path}`, { headers })

test('gives the wallets and their images, readable by pages of any origin', async () => {
  const response = await get('/getWallets?entries=2&search=ba')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('content-type')).toBe('application/json')
  const { count, data } = await response.json()
  expect(count).toBeGreaterThan(2)
  expect(data).toHaveLength(2)
  const image = await get(`/getWalletImage/${data[0].image_id}?projectId=a`)
  expect(image.headers.get('content-type')).toBe('image/svg+xml')
  expect(image.headers.get('cache-control')).toContain('immutable')
  const svg = await image.text()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(await (await get(`/getWalletImage/${data[0].image_id}`)).text()).toBe(svg)
})

test.each(['Asset', 'Currency', 'Token'])('any %s has an image', async (kind) => {
  const response = await get(`/public/get${kind}Image/%3C`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('>&lt;</text>')
})

test('an unchanged answer is not sent again', async () => {
  const etag = (await get('/getWallets')).headers.get('etag') ?? ''
  expect((await get('/getWallets', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/getWallets?page=2', { 'if-none-match': etag })).status).toBe(200)
})

test('10,000 wallets lie under /many', async () => {
  const { count, data } = await (await get('/many/getWallets?entries=100&page=100')).json()
  expect(count).toBe(10_000)
  expect(data.at(-1).name).toBe('Wallet 10000')
  expect((await get(`/a-test/many/getWalletImage/${data[0].image_id}`)).status).toBe(200)
  expect((await get(`/getWalletImage/${data[0].image_id}`)).status).toBe(404)
})

test.each([
  ['/projects/v1/origins', { allowedOrigins: [] }],
  ['/getAnalyticsConfig', { isAnalyticsEnabled: true }],
])('%s answers', async (path, body) => {
  expect(await (await get(path)).json()).toEqual(body)
})

test.each([
  ['/getWallets?page=0', 400],
  ['/nothing', 404],
  ['/getWalletImage/%', 400],
  ['/getWalletImage/unknown', 404],
])('%s is %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

test('a browser that asks for permission first gets none', async () => {
  const response = await fetch(`${api.url}/getWallets`, { method: 'OPTIONS' })
  expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([405, null])
})

test('records are kept by space, and bad ones are not', async () => {
  const send = (space: string, body: string) =>
    fetch(`${api.url}${space}/e?projectId=a&st=b`, { method: 'POST', body }).then(({ status }) => status)
  expect(await send('/t1', '{"eventId":"1"}')).toBe(202)
  expect(await send('/t2', 'no')).toBe(400)
  expect((await get('/t2/e')).status).toBe(405)
  expect(api.getSpace('t1').getState()).toEqual({
    requests: [{ path: '/e', query: { projectId: 'a', st: 'b' } }],
    records: [{ eventId: '1' }],
  })
  expect(api.getSpace('t2').getState().records).toEqual([])
  api.getSpace('t1').clear()
  expect(api.getSpace('t1').getState()).toEqual({ requests: [], records: [] })
})

test('failures: as often as told, on their path, in their space', async () => {
  const space = api.getSpace('bad')
  const statuses = async (...paths: string[]) => {
    const results = []
    for (const path of paths) results.push((await get(path)).status)
    return results
  }
  space.addFailure({ path: '/getWallets', status: 429, retryAfter: '2', times: 2 })
  expect((await get('/bad/getWallets')).headers.get('retry-after')).toBe('2')
  expect(await statuses('/getWallets', '/bad/getAnalyticsConfig')).toEqual([200, 200])
  expect(await statuses('/bad/getWallets', '/bad/getWallets')).toEqual([429, 200])
  space.addFailure({ path: '/public', status: 500 })
  expect(await statuses('/bad/public/getTokenImage/a', '/bad/getWallets')).toEqual([500, 200])
  space.endFailures('/public')
  space.addFailure({ garbage: true })
  expect(await (await get('/bad/getWallets')).text()).toContain('<p>')
  space.addFailure({ path: '/projects/v1/origins', body: { allowedOrigins: ['https://a.example'] } })
  expect(await (await get('/bad/projects/v1/origins')).json()).toEqual({ allowedOrigins: ['https://a.example'] })
  space.addFailure({ drop: true })
  await expect(get('/bad/getWallets')).rejects.toThrow()
  api.reset()
  expect(await statuses('/bad/getWallets')).toEqual([200])
})

test('a slow answer comes late; the end does not wait for it', async () => {
  const other = await startApi({ port: await findBasePort() })
  other.getSpace().addFailure({ delayMs: 60, times: 1 })
  const start = performance.now()
  expect((await fetch(`${other.url}/getWallets`)).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  other.getSpace().addFailure({ delayMs: 60_000 })
  const waiting = fetch(`${other.url}/getWallets`).then(
    () => 'answered',
    () => 'cut',
  )
  await expect.poll(() => other.getSpace().getState().requests.length).toBe(2)
  await other.close()
  expect(await waiting).toBe('cut')
})

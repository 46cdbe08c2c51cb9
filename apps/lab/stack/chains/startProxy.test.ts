import { listen } from '@portico/app-parts/http/listen'
import { expect, test } from 'vitest'
import { findBasePort } from '../testing/findBasePort.js'
import { startProxy } from './startProxy.js'

test('a chain that is gone is a bad gateway that pages of any origin can read', async () => {
  const port = await findBasePort()
  const proxy = await startProxy({ port, target: `http://127.0.0.1:${port + 1}` })
  const response = await fetch(proxy.url, { method: 'POST', body: '{}' })
  expect(response.status).toBe(502)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(proxy.url)).status).toBe(405)
  await proxy.close()
})

test('closing ends requests that the chain has not answered', async () => {
  const port = await findBasePort()
  let reached = () => {}
  const isReached = new Promise<void>((resolve) => {
    reached = resolve
  })
  const chain = await listen(port + 1, () => reached())
  const proxy = await startProxy({ port, target: `http://127.0.0.1:${port + 1}` })
  const waiting = fetch(proxy.url, { method: 'POST', body: '{}' }).then(
    (response) => response.status,
    () => 'closed',
  )
  await isReached
  await proxy.close()
  expect([502, 'closed']).toContain(await waiting)
  await chain.close()
})

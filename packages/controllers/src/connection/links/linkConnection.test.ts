import { expect, it } from 'vitest'
import { getInternals } from '../../instance/getInternals.js'
import { createTestPortico } from '../../testing/createTestPortico.js'

it('connects a wallet all the same where the code of what follows it cannot be loaded', async () => {
  const test = createTestPortico({ logLevel: 'warn' })
  Object.assign(getInternals(test.portico), { wake: () => Promise.reject(new Error('offline')) })
  await test.connect()
  expect(test.portico.getState().namespaces.eip155).toMatchObject({ status: 'connected' })
  await expect
    .poll(() => getInternals(test.portico).logger.entries())
    .toMatchObject([{ level: 'warn', message: 'what follows connections could not be loaded' }])
})

it('has what follows connections listen before a wallet that approves at once is linked', async () => {
  const test = createTestPortico()
  const inner = getInternals(test.portico)
  const { wake } = inner
  let load = (): void => undefined
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  Object.assign(inner, { wake: () => loaded.then(() => wake()) })
  const heard: string[] = []
  test.portico.on('connect', ({ address }) => heard.push(address))
  const connecting = test.connect()
  await expect.poll(() => test.connectors[0]?.calls.map(({ name }) => name)).toContain('connect')
  expect(heard).toEqual([])
  load()
  await connecting
  expect(heard).toHaveLength(1)
})

import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertLabPortFree } from './labAssertPortFree.mjs'

test('a taken port is named together with the way to choose another', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  const { port } = server.address()
  await expect(assertLabPortFree(port)).rejects.toThrow(
    new RegExp(`Port ${port} is taken.*PORTICO_LAB_PORT=${port + 100}\\.`),
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(assertLabPortFree(port)).resolves.toBeUndefined()
})

import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findBasePort } from '../testing/findBasePort.js'
import { assertPortsFree } from './assertPortsFree.js'

test('names the taken port and the variable that chooses others', async () => {
  const port = await findBasePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port: port + 1, host: '127.0.0.1' }, resolve))
  await expect(assertPortsFree([port, port + 1])).rejects.toThrow(
    new RegExp(`Port ${port + 1} is taken.*PORTICO_LAB_PORT=${port + 100}\\.`),
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortsFree([port, port + 1])).resolves.toBeUndefined()
})

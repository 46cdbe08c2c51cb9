import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { lastBasePort } from '../ports.js'
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

test('the base port it names instead is one a lab fits behind', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  const address = server.address()
  const taken = address !== null && typeof address === 'object' ? address.port : 0
  await expect(assertPortsFree([lastBasePort, taken])).rejects.toThrow(`PORTICO_LAB_PORT=${lastBasePort - 100}.`)
  await new Promise((resolve) => server.close(resolve))
})

import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertLabPortFree } from './labAssertPortFree.mjs'
import { lastLabPort } from './labReadPort.mjs'

/** Listens on a port, and returns whether that worked. */
const take = (server, port) =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => resolve(true))
  })

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

test('the port it names instead is one a lab can begin at', async () => {
  const server = createServer()
  // Any of the last ports will do, since none of them has a port a hundred above it. Most are free.
  let port = lastLabPort
  while (!(await take(server, port))) port--
  await expect(assertLabPortFree(port)).rejects.toThrow(new RegExp(`PORTICO_LAB_PORT=${port - 100}\\.`))
  await new Promise((resolve) => server.close(resolve))
})

import { createServer } from 'node:net'
import { lastLabPort } from './labReadPort.mjs'

/**
 * Checks that a port of this machine is free.
 *
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {Error} When it is taken; the message says how to choose another.
 */
export async function assertLabPortFree(port) {
  const taken = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(false)))
  })
  if (!taken) return
  const other = port + 100 > lastLabPort ? port - 100 : port + 100
  throw new Error(
    `Port ${port} is taken. Stop the program that uses it, or choose another base port: PORTICO_LAB_PORT=${other}.`,
  )
}

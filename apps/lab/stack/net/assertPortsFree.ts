import { createServer } from 'node:net'
import { lastBasePort } from '../ports.js'

const hosts = ['127.0.0.1', '::1']

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    // Without IPv6 the error is EADDRNOTAVAIL or EAFNOSUPPORT, and nothing can listen there.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/**
 * Checks that nothing listens on the given ports.
 *
 * @param ports Ports of a lab, its base port first.
 * @throws Error naming the first taken port and how to choose others.
 */
export async function assertPortsFree(ports: readonly number[]): Promise<void> {
  const [base = 0] = ports
  const other = base + 100 > lastBasePort ? base - 100 : base + 100
  for (const port of ports) {
    const free = await Promise.all(hosts.map((host) => isFree(port, host)))
    if (free.includes(false)) {
      throw new Error(
        `Port ${port} is taken (a lab at ${base} needs it). Stop the program that uses it, or choose another base port: ` +
          `PORTICO_LAB_PORT=${other}.`,
      )
    }
  }
}

import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'

/** A listening HTTP server. */
export type Listening = { readonly server: Server; close(): Promise<void> }

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/**
 * Listens on the loopback addresses of both IP versions, because browsers try `::1` first for `localhost`.
 *
 * @param port TCP port.
 * @param listener Answers the requests of both addresses.
 * @param options Such as how long a request may take to arrive.
 */
export async function listen(port: number, listener: RequestListener, options: ServerOptions = {}): Promise<Listening> {
  const server = createServer(options, listener)
  await open(server, port, '127.0.0.1')
  const second = createServer(options, (request, response) => server.emit('request', request, response))
  second.on('upgrade', (request, socket, head) => server.emit('upgrade', request, socket, head))
  const hasSecond = await open(second, port, '::1').then(
    () => true,
    // Not every machine has IPv6.
    () => false,
  )
  return {
    server,
    async close() {
      await Promise.all([shut(server), hasSecond && shut(second)])
    },
  }
}

import { createServer, request } from 'node:http'

/** The lab's pages on another port, with scripts that can be made unreachable. */
export type FaultySite = { readonly url: string; setDown(isDown: boolean): void; close(): Promise<void> }

/**
 * Proxies a site on this machine and blocks its scripts on demand, which works the same for every browser.
 *
 * @param target URL of the site.
 */
export async function serveFaulty(target: string): Promise<FaultySite> {
  let isDown = false
  const server = createServer((incoming, outgoing) => {
    if (isDown && /\.js(\?|$)/.test(incoming.url ?? '')) return void incoming.socket.destroy()
    const { method, headers } = incoming
    const onward = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    setDown(next) {
      isDown = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

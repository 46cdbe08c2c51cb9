import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves the files of a built site on a free port of this machine, compressed as hosts do.
 *
 * @param {string} folder
 * @param {(url: URL) => { json: unknown } | undefined} [answer] Stands in for services; what it leaves is a file.
 * @returns {Promise<{ url: string, close: () => void }>} The site's origin, and what ends it.
 */
export async function serveFolder(folder, answer = () => undefined) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const send = (type, body) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body))
    const reply = answer(url)
    if (reply) return send('application/json', JSON.stringify(reply.json))
    const path = normalize(url.pathname)
    try {
      send(types[extname(path)] ?? 'application/octet-stream', readFileSync(join(folder, path)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => server.closeAllConnections() || server.close(),
  }
}

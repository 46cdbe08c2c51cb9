import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves the files of a built site on a free port of this machine.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>} The site's origin, and what ends it.
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    try {
      const body = readFileSync(join(folder, path))
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
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

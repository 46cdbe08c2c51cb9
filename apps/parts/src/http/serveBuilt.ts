import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function findFile(folder: string, pathname: string): string | undefined {
  const path = join(folder, pathname)
  if (path !== folder && !path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined
  return [path, `${path}.html`, join(path, 'index.html')].find(isFile)
}

/**
 * Answers a request with a file of the built pages. `/name` and `/name.html` both serve the page of that name.
 *
 * @param folder Folder of the build.
 * @param pathname Decoded path of the request.
 * @param headers Additional response headers.
 * @returns Whether the file exists.
 */
export function serveBuilt(parameters: {
  folder: string
  pathname: string
  request: IncomingMessage
  response: ServerResponse
  headers?: Readonly<Record<string, string>>
}): boolean {
  const { folder, pathname, request, response, headers } = parameters
  const file = pathname.includes('\0') ? undefined : findFile(folder, pathname)
  if (!file) return false
  const isHashed = pathname.startsWith('/assets/')
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  return true
}

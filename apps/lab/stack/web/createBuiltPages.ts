import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pages } from '@portico/app-parts/http/Pages'
import { serveBuilt } from '@portico/app-parts/http/serveBuilt'
import { pageHeaders } from './pageHeaders.js'

/** Module that renders the server-rendered page. */
export type SsrEntry = {
  /**
   * @param cookie The request's cookie header, or ''.
   * @param url Path and query of the request.
   * @param template The page `ssr.html` of the same build.
   * @returns The complete document.
   */
  render(parameters: { cookie: string; url: string; template: string }): Promise<string>
}

function readTemplate(webFolder: string): string {
  const file = join(webFolder, 'ssr.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Serves the production build of the lab's pages. `/ssr` is rendered for every request.
 *
 * @param distFolder Folder that contains `web` and `ssr`.
 */
export function createBuiltPages(distFolder: string): Pages {
  const webFolder = join(distFolder, 'web')
  return {
    async answer(request, response, pathname) {
      if (pathname === '/ssr') {
        // The path is only known at runtime, and the build's own module implements this type.
        const entry = (await import(pathToFileURL(join(distFolder, 'ssr/entry.js')).href)) as SsrEntry
        const cookie = request.headers.cookie ?? ''
        const html = await entry.render({ cookie, url: request.url ?? '/ssr', template: readTemplate(webFolder) })
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
        return
      }
      if (serveBuilt({ folder: webFolder, pathname, request, response, headers: pageHeaders(pathname) })) return
      const text = existsSync(webFolder) ? `There is no page ${pathname}` : 'The pages of the lab are not built'
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
    },
  }
}

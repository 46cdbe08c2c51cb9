import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Pages } from '@portico/app-parts/http/Pages'
import { createServer } from 'vite'
import type { SsrEntry } from './createBuiltPages.js'

/**
 * Serves the lab's pages from source, with hot reload.
 *
 * @param folder Folder of `vite.config.ts`.
 * @param server Server whose WebSocket is used for hot reload.
 */
export async function createVitePages({ folder, server }: { folder: string; server: Server }): Promise<Pages> {
  const vite = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    root: join(folder, 'web'),
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    async answer(request, response, pathname) {
      const url = request.url ?? '/'
      if (pathname === '/ssr') {
        const source = readFileSync(join(vite.config.root, 'ssr.html'), 'utf8')
        // The entry of the sources implements this type.
        const entry = (await vite.ssrLoadModule('/ssr/entry.tsx')) as SsrEntry
        const template = await vite.transformIndexHtml('/ssr.html', source)
        const html = await entry.render({ cookie: request.headers.cookie ?? '', url, template })
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        return
      }
      await new Promise<void>((resolve) => {
        response.once('close', resolve)
        vite.middlewares(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`There is no page ${pathname}\n`)
        })
      })
    },
    close: () => vite.close(),
  }
}

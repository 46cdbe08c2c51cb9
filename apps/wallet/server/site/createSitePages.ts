import { join } from 'node:path'
import type { CreatePages, Pages } from '@portico/app-parts/http/Pages'
import { serveBuilt } from '@portico/app-parts/http/serveBuilt'

function createBuilt(folder: string): Pages {
  return {
    answer(request, response, pathname) {
      if (serveBuilt({ folder, pathname, request, response })) return
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`There is no page ${pathname}\n`)
    },
  }
}

async function createFromSources(folder: string, server: Parameters<CreatePages>[0]): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    answer: (request, response, pathname) =>
      new Promise((resolve) => {
        response.once('close', resolve)
        vite.middlewares(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`There is no page ${pathname}\n`)
        })
      }),
    close: () => vite.close(),
  }
}

/**
 * Creates the wallet's pages, built or from source with hot reload.
 *
 * @param folder Folder of the build, or of `vite.config.ts`, which knows where the sources are.
 * @param isDev Whether to serve the sources.
 */
export function createSitePages({ folder, isDev }: { folder: string; isDev: boolean }): CreatePages {
  return isDev ? (server) => createFromSources(folder, server) : async () => createBuilt(folder)
}

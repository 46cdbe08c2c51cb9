import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/**
 * @typedef {{ fileName: string, entryOf: string | undefined, imports: string[], dynamicImports: string[],
 *   modules: Record<string, number>, bytes: number }} Chunk `modules` maps module ids to their length before gzip;
 *   `bytes` is the gzipped size.
 */

/** Replaces third-party modules by empty ones, to measure our own code. */
const withoutThirdParty = {
  name: 'without-third-party',
  enforce: 'pre',
  resolveId(id) {
    return /^[a-z@]/i.test(id) && !id.startsWith('@portico/') ? { id, external: true } : null
  },
}

/**
 * Builds a page of `apps/lab/size` for production against the built packages, as an integrator would.
 *
 * @param {{ root: string, page: 'app' | 'bare' | 'dialog' | 'evm' | 'signIn' | 'solana' | 'whole', outDir: string,
 *   thirdParty?: boolean }} options
 * @returns {Promise<Chunk[]>}
 */
export async function buildSizeApp({ root, page, outDir, thirdParty = true }) {
  const folder = join(root, 'apps/lab/size')
  const result = await build({
    root: folder,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins: thirdParty ? [] : [withoutThirdParty],
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(folder, `${page}.html`) } },
  })
  return result.output
    .filter(({ type }) => type === 'chunk')
    .map((chunk) => ({
      fileName: chunk.fileName,
      entryOf: chunk.facadeModuleId ?? undefined,
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      modules: Object.fromEntries(Object.entries(chunk.modules).map(([id, info]) => [id, info.renderedLength])),
      bytes: gzipSync(readFileSync(join(outDir, chunk.fileName)), { level: 9 }).length,
    }))
}

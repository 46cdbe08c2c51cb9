import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { listFiles } from './listFiles.mjs'

/** Stands for any parameter of an error, and prints as its own name however the text uses it. */
function createFact(name) {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (key === Symbol.toPrimitive || key === 'toString') return () => `{${name}}`
      if (key === Symbol.iterator) return function* () {}
      if (typeof key === 'symbol') return undefined
      if (['join', 'toFixed', 'toUpperCase', 'slice', 'trim', 'map', 'filter'].includes(key))
        return () => createFact(name)
      return createFact(name === '' ? key : `${name}.${key}`)
    },
    apply: () => createFact(name),
  })
}

/**
 * Reads every error table (`defineErrors`) of the packages.
 *
 * @param {string} root The repository.
 * @returns {Promise<{ code: string, text: string, rpcCode: number | undefined, package: string }[]>} Sorted by code.
 */
export async function readErrorTables(root) {
  const files = listFiles(root, ['packages']).filter(
    (file) =>
      /\/src\/.+\.ts$/.test(file) &&
      !/\.test(-d)?\.ts$/.test(file) &&
      /^export const \w+Errors = defineErrors\(/m.test(readFileSync(join(root, file), 'utf8')),
  )
  const folder = await mkdtemp(join(tmpdir(), 'portico-errors-'))
  try {
    const outfile = join(folder, 'tables.mjs')
    await build({
      stdin: {
        contents: files
          .map((file, index) => `export * as t${index} from ${JSON.stringify(join(root, file))}`)
          .join('\n'),
        resolveDir: root,
      },
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      conditions: ['@portico/source'],
      mainFields: ['module', 'main'],
      outfile,
      logLevel: 'error',
    })
    const modules = await import(pathToFileURL(outfile).href)
    const rows = []
    for (const [index, file] of files.entries())
      for (const factory of Object.values(modules[`t${index}`]))
        for (const [code, { message, rpcCode }] of Object.entries(factory.table ?? {})) {
          const text = typeof message === 'function' ? message(createFact('')) : message
          rows.push({ code, text: String(text), rpcCode, package: /packages\/([^/]+)\//.exec(file)?.[1] ?? '' })
        }
    return rows.sort((a, b) => (a.code < b.code ? -1 : 1))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

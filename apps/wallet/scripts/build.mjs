// Builds the wallet site: the server with esbuild, the pages with Vite.
// `--only server` leaves the pages out; `--out <folder>` puts the server's bundle elsewhere.
import { renameSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build as bundle } from 'esbuild'

const wallet = join(dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({ options: { only: { type: 'string' }, out: { type: 'string' } } })

const outdir = values.out ?? join(wallet, 'dist/server')
// One file that takes the former one's place at once: a wallet may be starting from it.
const outfile = join(outdir, 'main.js')
const unfinished = join(outdir, `main-${process.pid}.js`)
await bundle({
  entryPoints: [join(wallet, 'server/main.ts')],
  outfile: unfinished,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // The server must start before the packages are built, and what apps share has no build.
  alias: {
    '@portico/app-parts': join(wallet, '../parts/src'),
    ...Object.fromEntries(
      ['core', 'core/internal', 'frame-bridge'].map((path) => {
        const [name, entry = 'index'] = path.split('/')
        return [`@portico/${path}`, join(wallet, `../../packages/${name}/src/exports/${entry}.ts`)]
      }),
    ),
  },
  conditions: ['@portico/source'],
  logLevel: 'warning',
})
renameSync(unfinished, outfile)

if (values.only !== 'server') {
  const { build } = await import('vite')
  const configFile = join(wallet, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir: join(wallet, 'dist/site'), emptyOutDir: true } })
}
console.log(`Built ${relative(process.cwd(), join(wallet, 'dist')) || 'dist'}`)

// Builds the lab: the stack with esbuild, and the pages and the server-rendered page with Vite.
// `--only stack` leaves the pages out; `--out <folder>` puts the stack's bundle elsewhere.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build as bundle } from 'esbuild'

const lab = join(dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({ options: { only: { type: 'string' }, out: { type: 'string' } } })

const outdir = values.out ?? join(lab, 'dist/stack')
rmSync(outdir, { recursive: true, force: true })
await bundle({
  entryPoints: [join(lab, 'stack/main.ts')],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // The stack must start before the packages are built, and what apps share has no build.
  alias: {
    '@portico/app-parts': join(lab, '../parts/src'),
    ...Object.fromEntries(
      ['core', 'core/internal', 'siwx', 'siwx/server'].map((path) => {
        const [name, entry = 'index'] = path.split('/')
        return [`@portico/${path}`, join(lab, `../../packages/${name}/src/exports/${entry}.ts`)]
      }),
    ),
  },
  conditions: ['@portico/source'],
  logLevel: 'warning',
})

if (values.only === 'stack') {
  // The stack starts the wallet's server. A whole build finds it built, with its pages.
  const script = join(lab, '../wallet/scripts/build.mjs')
  const { status } = spawnSync(process.execPath, [script, '--only', 'server'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
if (values.only !== 'stack' && existsSync(join(lab, 'vite.config.ts'))) {
  const { build } = await import('vite')
  const shared = { configFile: join(lab, 'vite.config.ts'), root: join(lab, 'web'), logLevel: 'warn' }
  await build({ ...shared, build: { outDir: join(lab, 'dist/web'), emptyOutDir: true } })
  if (existsSync(join(lab, 'web/ssr/entry.tsx'))) {
    const entry = join(lab, 'web/ssr/entry.tsx')
    await build({ ...shared, build: { ssr: entry, outDir: join(lab, 'dist/ssr'), emptyOutDir: true } })
  }
}
console.log(`Built ${relative(process.cwd(), join(lab, 'dist')) || 'dist'}`)

// `npm run peer -- --uri "wc:…"`: a wallet in the terminal that pairs with an app of the running lab.
// Asks for each proposal and request; `--approve`, `--reject` or `--hang` answer without asking. `--relay <ws://…>`
// uses another relay, `--port <number>` the lab on another port.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const lab = join(dirname(fileURLToPath(import.meta.url)), '..')
const outfile = join(lab, 'dist/peer/main.js')
await build({
  entryPoints: [join(lab, 'peer/main.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // What apps share has no build.
  alias: { '@portico/app-parts': join(lab, '../parts/src') },
  conditions: ['@portico/source'],
  logLevel: 'warning',
})
await import(pathToFileURL(outfile).href)

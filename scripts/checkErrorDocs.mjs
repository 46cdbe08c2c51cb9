// Writes docs/errors.md from the packages' error tables (`--write`), or fails when the page is not what they say.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatErrorDocs } from './lib/formatErrorDocs.mjs'
import { readErrorTables } from './lib/readErrorTables.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const page = join(root, 'docs/errors.md')
const wanted = formatErrorDocs(await readErrorTables(root))

if (process.argv.includes('--write')) {
  writeFileSync(page, wanted)
} else {
  let present = ''
  try {
    present = readFileSync(page, 'utf8')
  } catch {
    // A missing page differs from the wanted one, which is reported below.
  }
  if (present !== wanted) {
    console.error('docs/errors.md does not say what the error tables say. Run: node scripts/checkErrorDocs.mjs --write')
    process.exit(1)
  }
  console.log('docs/errors.md lists every error.')
}

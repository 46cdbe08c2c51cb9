// Checks that no module of a package holds state, which two instances on a page, or two requests on a server, would
// share.
import { readFileSync } from 'node:fs'
import { findModuleState } from './lib/findModuleState.mjs'
import { listFiles } from './lib/listFiles.mjs'

const isSource = /^packages\/[^/]+\/src\/.+\.tsx?$/
const isExempt = /\.(test|test-d|stories|dom\.test|browser\.test)\.tsx?$|\/testing\//

const files = listFiles('.', ['packages']).filter((file) => isSource.test(file) && !isExempt.test(file))
const found = files.flatMap((file) =>
  findModuleState(readFileSync(file, 'utf8'), file).map(({ line, reason }) => `${file}:${line}: ${reason}`),
)
for (const line of found) console.log(line)
console.log(`${files.length} files, ${found.length} hold state.`)
process.exit(found.length === 0 && files.length > 0 ? 0 : 1)

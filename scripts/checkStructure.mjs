// Checks lengths of files and functions, barrels and folders without an owner.
import { readFileSync } from 'node:fs'
import { findStructureFaults } from './lib/findStructureFaults.mjs'
import { listFiles } from './lib/listFiles.mjs'

const paths = listFiles('.', ['packages', 'apps', 'scripts'])
const faults = findStructureFaults(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })))
for (const fault of faults) console.log(fault)
console.log(`${paths.length} files, ${faults.length} faults.`)
process.exit(faults.length === 0 && paths.length > 0 ? 0 : 1)

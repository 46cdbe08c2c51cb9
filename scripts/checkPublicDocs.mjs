// Checks that every exported name of a package has a description in its types.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findUndocumented } from './lib/findUndocumented.mjs'
import { listPackages } from './lib/stages.mjs'

const entries = listPackages('.').flatMap((name) => {
  const folder = `packages/${name}/src/exports`
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file))
  return files.map((file) => join(folder, file))
})
const faults = findUndocumented(entries)
for (const fault of faults) console.log(fault)
console.log(`${entries.length} entries, ${faults.length} faults.`)
process.exit(faults.length === 0 && entries.length > 0 ? 0 : 1)

// Copies the database of a wallet that keeps it in a file, also while the wallet runs:
// `node apps/wallet/scripts/backup.mjs <database> <copy>`.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import Libsql from 'libsql'

const [place = '', copy = ''] = process.argv.slice(2)
const file = place.replace(/^file:/, '')
// Opening a file that is not there would make one, and an empty backup.
if (copy === '' || !existsSync(file)) {
  console.error(copy === '' ? 'Name the database and its copy' : `There is no database at ${file}`)
  process.exit(1)
}
if (existsSync(copy)) {
  console.error(`${copy} is there already`)
  process.exit(1)
}

// Under another name first, so that half a copy is not taken for a whole one. For its owner alone.
const unfinished = `${copy}.unfinished`
rmSync(unfinished, { force: true })
closeSync(openSync(unfinished, 'wx', 0o600))
const database = new Libsql(file, {})
try {
  database.exec('PRAGMA busy_timeout = 5000')
  // What was committed up to now, whatever is being written meanwhile.
  database.exec(`VACUUM INTO '${unfinished.replaceAll("'", "''")}'`)
} finally {
  database.close()
}
const handle = openSync(unfinished, 'r+')
fsyncSync(handle)
closeSync(handle)
renameSync(unfinished, copy)

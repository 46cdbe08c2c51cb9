// Makes the password of compose.yaml's database on the first run, so that it stands in no file of a repository:
//   node writeDatabasePassword.mjs <password file> <passfile> <host:port:database:user>
// PostgreSQL reads the first file, as another user; its folder is mounted for nobody else. The wallet reads the second, as
// libpq does (PostgreSQL documentation, "The Password File"). Does nothing where both are there.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes under another name first, so that a run that is ended leaves all of a file or nothing. */
function write(file, text, mode) {
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, text, { mode, flag: 'wx', flush: true })
  renameSync(unfinished, file)
}

const [passwordFile, passfile, place] = process.argv.slice(2)
if (!passwordFile || !passfile || !/^[^:\s]+:\d+:[^:\s]+:[^:\s]+$/.test(place ?? '')) {
  console.error('Usage: writeDatabasePassword.mjs <password file> <passfile> <host:port:database:user>')
  process.exit(2)
}
if (!existsSync(passwordFile)) write(passwordFile, randomBytes(32).toString('base64url'), 0o444)
const line = `${place}:${readFileSync(passwordFile, 'utf8')}\n`
if (!existsSync(passfile) || readFileSync(passfile, 'utf8') !== line) write(passfile, line, 0o600)

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from './isRunning.mjs'

/** Maximum wait in milliseconds, after which the build continues without the lock. */
const timeoutMs = 120_000

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * Waits until no other process builds the package, since two builds that write into one folder spoil each other (a
 * running lab and a test run, say). The lock ends with this process.
 *
 * @param {string} folder The package.
 */
export async function lockBuild(folder) {
  const file = join(folder, 'node_modules/.portico-build.lock')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const holder = readHolder(file)
      // The lock of a process that has ended is stale.
      if (holder && !isRunning(holder)) rmSync(file, { force: true })
      else await wait(100)
    }
  }
  process.on('exit', () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true })
  })
}

import { readFileSync } from 'node:fs'

/**
 * Returns whether a process runs. A zombie, which has ended but was not reaped by its parent, does not: containers
 * often have no process that reaps orphans, and signal 0 still reaches zombies.
 *
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2)[0] !== 'Z'
  } catch {
    return false
  }
}

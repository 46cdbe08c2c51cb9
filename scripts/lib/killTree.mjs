import { listDescendants } from './listDescendants.mjs'

const graceMs = 5_000

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself.
  }
}

/**
 * Ends a process and everything it started: asks first, so that a stack can stop its own parts, and insists after 5 s.
 *
 * @param {number} pid
 * @returns {Promise<void>} Resolves when none of them runs any more.
 */
export async function killTree(pid) {
  const family = [pid, ...listDescendants(pid)]
  // Browsers and servers lead process groups of their own, so a signal to one group would miss them.
  for (const member of family) send(member, 'SIGTERM')
  const end = Date.now() + graceMs
  while (family.some(isAlive) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 25))
  for (const member of family) if (isAlive(member)) send(member, 'SIGKILL')
}

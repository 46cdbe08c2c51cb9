import { isRunning } from './isRunning.mjs'
import { listDescendants } from './listDescendants.mjs'

const graceMs = 5_000

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
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
  // Browsers and servers lead their own process groups, so signalling one group would miss them.
  for (const member of family) send(member, 'SIGTERM')
  const end = Date.now() + graceMs
  while (family.some(isRunning) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 25))
  for (const member of family) if (isRunning(member)) send(member, 'SIGKILL')
}

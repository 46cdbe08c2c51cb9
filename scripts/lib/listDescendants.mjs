import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Reads [pid, parent] of every process. Uses /proc, because small Linux images have no `ps`. */
function readProcesses() {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    return (stdout ?? '').split('\n').flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number)
      return pid ? [[pid, parent]] : []
    })
  }
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The command's name is in parentheses and may contain anything, so fields are counted after the last one.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return [[Number(name), parent]]
    } catch {
      return []
    }
  })
}

/**
 * Lists the ids of all processes that descend from one.
 *
 * @param {number} pid
 * @param {readonly (readonly [number, number])[]} [processes] Pairs of process and parent; the machine's by default.
 * @returns {number[]}
 */
export function listDescendants(pid, processes = readProcesses()) {
  const found = []
  let parents = [pid]
  while (parents.length > 0) {
    const children = processes.filter(([, parent]) => parents.includes(parent)).map(([child]) => child)
    found.push(...children)
    parents = children
  }
  return found
}

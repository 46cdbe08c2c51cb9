import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const home = '/usr/lib/postgresql'
const apt = '/usr/bin/apt-get'
const limitMs = 300_000

/** Finds the newest of Debian's PostgreSQL servers. */
function findBinaries(): string | undefined {
  if (!existsSync(home)) return undefined
  const versions = readdirSync(home).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(home, version, 'bin')).find((folder) => existsSync(join(folder, 'postgres')))
}

/**
 * Finds Debian's PostgreSQL server, and installs it where that can be done.
 *
 * @returns The folder of its programs, `undefined` if it cannot be had here.
 */
export function installPostgres(): string | undefined {
  const found = findBinaries()
  if (found || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(apt)) return found
  // A cluster of the system's own would be made and started on installing; the settings and the policy forbid that.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (...args: readonly string[]) =>
    spawnSync(apt, ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], { env, timeout: limitMs }).status === 0
  const install = ['install', '-y', '--no-install-recommends', 'postgresql'] as const
  if (!run(...install)) {
    run('update')
    run(...install)
  }
  return findBinaries()
}

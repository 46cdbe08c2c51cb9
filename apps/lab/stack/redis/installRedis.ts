import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const server = '/usr/bin/redis-server'
const apt = '/usr/bin/apt-get'
const limitMs = 120_000

/**
 * Finds Debian's Redis server, and installs it where that can be done.
 *
 * @returns Its path, `undefined` if it cannot be had here.
 */
export function installRedis(): string | undefined {
  if (existsSync(server)) return server
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(apt)) return undefined
  // A service of the system's own would be started on installing; the policy forbids that.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (...args: readonly string[]) =>
    spawnSync(apt, ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], { env, timeout: limitMs }).status === 0
  const install = ['install', '-y', '--no-install-recommends', 'redis-server'] as const
  if (!run(...install)) {
    run('update')
    run(...install)
  }
  return existsSync(server) ? server : undefined
}

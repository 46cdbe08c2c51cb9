import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TokenParameters } from './openToken.js'

const program = '/usr/bin/softhsm2-util'
const module = '/usr/lib/softhsm/libsofthsm2.so'
const apt = '/usr/bin/apt-get'
const limitMs = 120_000

/**
 * Finds Debian's SoftHSM 2, and installs it where that can be done.
 *
 * @returns Whether it is there.
 */
export function installSoftHsm(): boolean {
  const isThere = () => existsSync(program) && existsSync(module)
  if (isThere()) return true
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(apt)) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: readonly string[]) =>
    spawnSync(apt, ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], { env, timeout: limitMs }).status === 0
  const install = ['install', '-y', '--no-install-recommends', 'softhsm2'] as const
  if (!run(...install)) {
    run('update')
    run(...install)
  }
  return isThere()
}

/** A token in a folder of its own, and what a process needs in its environment to find it. */
export type SoftHsm = TokenParameters & {
  readonly env: Readonly<Record<'SOFTHSM2_CONF', string>>
  /** Where the token is: gone, no process finds it. */
  readonly folder: string
  remove(): void
}

/** Makes a token with a user's PIN. SoftHSM must be installed. */
export function createSoftHsm(): SoftHsm {
  const home = mkdtempSync(join(tmpdir(), 'portico-softhsm-'))
  const folder = join(home, 'tokens')
  mkdirSync(folder)
  const env = { SOFTHSM2_CONF: join(home, 'softhsm2.conf') }
  writeFileSync(env.SOFTHSM2_CONF, `directories.tokendir = ${folder}\nobjectstore.backend = file\nlog.level = ERROR\n`)
  const parameters = { module, token: 'wallet', pin: '4711-secret' }
  const args = ['--init-token', '--free', '--label', parameters.token, '--pin', parameters.pin, '--so-pin', '87654321']
  const { status, stderr } = spawnSync(program, args, { env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(`softhsm2-util failed: ${stderr}`)
  return { ...parameters, env, folder, remove: () => rmSync(home, { recursive: true }) }
}

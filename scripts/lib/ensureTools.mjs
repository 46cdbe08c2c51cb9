import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRunner } from './createRunner.mjs'
import { findNpm } from './findNpm.mjs'
import { hashInstall } from './hashInstall.mjs'
import { isInstalled } from './isInstalled.mjs'

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Checks that this Node runs the workspace.
 *
 * @param {string} [version] Version to check, such as `20.19.0`.
 * @throws {Error} When it is older than 20.19.
 */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Portico needs Node 20.19 or newer; this is Node ${version}. Install a newer one from nodejs.org.`)
}

function readPackageManager(root) {
  const [, version, hash] = readJson(join(root, 'package.json')).packageManager.match(/^pnpm@([\d.]+)\+sha512\.(\w+)$/)
  return { version, integrity: `sha512-${Buffer.from(hash, 'hex').toString('base64')}` }
}

async function withRunner(run, action) {
  if (run) return action(run)
  const runner = createRunner()
  try {
    return await action(runner.run)
  } finally {
    runner.release()
  }
}

/**
 * Gets the pnpm of `packageManager` into `.tools` unless it is there already.
 *
 * @param {{ root?: string, run?: ReturnType<typeof createRunner>['run'], log?: (text: string) => void }} [options]
 * @returns {Promise<string>} Path of pnpm's script; run it with `process.execPath`.
 * @throws {Error} When npm fails, or brings other bytes than `packageManager` names.
 */
export async function ensurePnpm({ root = repository, run, log = console.log } = {}) {
  const { version, integrity } = readPackageManager(root)
  const folder = join(root, '.tools')
  const home = join(folder, 'node_modules/pnpm')
  const script = join(home, 'bin/pnpm.cjs')
  if (existsSync(script) && readJson(join(home, 'package.json')).version === version) return script
  log(`Getting pnpm ${version} into .tools`)
  mkdirSync(folder, { recursive: true })
  const npm = findNpm()
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const args = [...npm.args, 'install', '--prefix', folder, ...flags, `pnpm@${version}`]
  const result = await withRunner(run, (start) => start(npm.command, args))
  if (result.code !== 0 || !existsSync(script))
    throw new Error(`npm could not install pnpm ${version}. Is this machine online?\n${result.output}`)
  const lock = readJson(join(folder, 'node_modules/.package-lock.json'))
  const got = lock.packages['node_modules/pnpm']?.integrity
  if (got === integrity) return script
  rmSync(home, { recursive: true })
  throw new Error(`npm brought another pnpm ${version} than package.json names (${got}).`)
}

/**
 * Installs the workspace from its lockfile unless nothing changed since the last time.
 *
 * @param {{ root?: string, run?: ReturnType<typeof createRunner>['run'], log?: (text: string) => void }} [options]
 * @returns {Promise<boolean>} Whether something was installed.
 * @throws {Error} When pnpm fails; the message holds its output.
 */
export async function ensureInstall({ root = repository, run, log = console.log } = {}) {
  if (isInstalled(root)) return false
  const pnpm = await ensurePnpm({ root, log, ...(run && { run }) })
  log('Installing packages')
  const stamp = join(root, 'node_modules/.portico-install')
  rmSync(stamp, { force: true })
  const args = [pnpm, 'install', '--frozen-lockfile']
  // Without a terminal, pnpm would refuse to replace a node_modules of another version.
  const result = await withRunner(run, (start) => start(process.execPath, args, { cwd: root, env: { CI: 'true' } }))
  if (result.code !== 0) throw new Error(`pnpm install failed. Is this machine online?\n${result.output}`)
  writeFileSync(stamp, hashInstall(root))
  return true
}

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

const programFiles = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]

const places = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: programFiles.flatMap((folder) =>
    folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  ),
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isRoot() {
  return process.getuid?.() === 0
}

/** Installs Debian's headless shell; the two commands need root and a package source that has it. */
function installByApt() {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  if (spawnSync('apt-get', install, options).status === 0) return true
  // A fresh container has no package lists yet.
  return spawnSync('apt-get', ['update'], options).status === 0 && spawnSync('apt-get', install, options).status === 0
}

async function unpackFromNpm() {
  try {
    require.resolve('@sparticuz/chromium')
  } catch {
    return undefined
  }
  // The package unpacks its own nss libraries only when it believes to be on this host; it reads the variable on import.
  const before = process.env.AWS_EXECUTION_ENV
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.AWS_EXECUTION_ENV
    else process.env.AWS_EXECUTION_ENV = before
  }
}

/**
 * Finds a Chromium that Playwright can drive: `$CHROMIUM_PATH`, then one the system has, then the one from npm.
 *
 * @param {{ install?: boolean, env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform, exists?: (file: string) => boolean,
 *   unpack?: () => Promise<string | undefined> }} [options] `install` allows `apt-get install` on Linux as root; the
 *   others replace what the function reads from the machine.
 * @returns {Promise<string>} Path of the executable.
 * @throws {Error} When `$CHROMIUM_PATH` names no executable, or no browser can be had; the message says what to do.
 */
export async function findBrowser(options = {}) {
  const { env = process.env, platform = process.platform, exists = isExecutable, unpack = unpackFromNpm } = options
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is set to ${env.CHROMIUM_PATH}, which is not an executable file.`)
  }
  const found = (places[platform] ?? []).find(exists)
  if (found) return found
  if (options.install && platform === 'linux' && isRoot() && exists('/usr/bin/apt-get') && installByApt()) {
    const installed = places.linux.find(exists)
    if (installed) return installed
  }
  if (platform === 'linux' && process.arch === 'x64') {
    const unpacked = await unpack()
    if (unpacked) return unpacked
  }
  throw new Error(
    'No Chromium, Chrome or Edge was found, and the tests need one. Install Chrome, ' +
      'or `apt-get install chromium-headless-shell` on Debian, or set CHROMIUM_PATH to an executable.',
  )
}

/**
 * Returns the flags every browser of the tests is started with: no requests of the browser's own, and no sandbox where
 * Chromium refuses one (as root).
 *
 * @returns {string[]}
 */
export function browserArguments() {
  const flags = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ]
  return isRoot() ? ['--no-sandbox', ...flags] : flags
}

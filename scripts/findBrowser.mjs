import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { tryBrowser } from './lib/tryBrowser.mjs'
import { unpackChromium } from './lib/unpackChromium.mjs'

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

/** Installs Debian's headless shell. Needs root and a package source that has it. */
function installByApt() {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  if (spawnSync('apt-get', install, options).status === 0) return true
  // A fresh container has no package lists yet.
  return spawnSync('apt-get', ['update'], options).status === 0 && spawnSync('apt-get', install, options).status === 0
}

function unpackPinned() {
  return unpackChromium({ attempt: (file) => tryBrowser(file, browserArguments()) })
}

/**
 * Finds the Chromium, Chrome or Edge that the system has.
 *
 * @param {{ platform?: NodeJS.Platform, exists?: (file: string) => boolean }} [options]
 * @returns {string | undefined}
 */
export function findSystemBrowser({ platform = process.platform, exists = isExecutable } = {}) {
  return (places[platform] ?? []).find(exists)
}

/** Finds the system's browser, and installs it if allowed and possible. */
function findInSystem({ platform, exists, install }) {
  const found = findSystemBrowser({ platform, exists })
  if (found || !install || platform !== 'linux' || !isRoot() || !exists('/usr/bin/apt-get')) return found
  return installByApt() ? findSystemBrowser({ platform, exists }) : undefined
}

/**
 * Finds a Chromium that Playwright can drive: `$CHROMIUM_PATH`, then the one that the lockfile pins (Linux on x64), then
 * one the system has.
 *
 * @param {{ install?: boolean, log?: (text: string) => void, env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform,
 *   arch?: string, exists?: (file: string) => boolean, unpack?: () => Promise<string> }} [options] `install` allows
 *   `apt-get install` on Linux as root, `log` is told when the pinned one is not used; the others replace what the function
 *   reads from the machine.
 * @returns {Promise<string>} Path of the executable.
 * @throws {Error} When `$CHROMIUM_PATH` names no executable, or no browser can be had; the message says what to do.
 */
export async function findBrowser(options = {}) {
  const { env = process.env, platform = process.platform, arch = process.arch, exists = isExecutable } = options
  const { install = false, log = () => {}, unpack = unpackPinned } = options
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is set to ${env.CHROMIUM_PATH}, which is not an executable file.`)
  }
  try {
    if (platform === 'linux' && arch === 'x64') return await unpack()
    log(`The pinned Chromium is for Linux on x64: one of the system's is used.`)
  } catch (error) {
    log(`The pinned Chromium does not run here (${error.message}): one of the system's is used.`)
  }
  const found = findInSystem({ platform, exists, install })
  if (found) return found
  throw new Error(
    'No Chromium, Chrome or Edge was found, and the tests need one. Install Chrome, ' +
      'or `apt-get install chromium-headless-shell` on Debian, or set CHROMIUM_PATH to an executable.',
  )
}

/**
 * Says which browser an executable is.
 *
 * @param {string} file
 * @returns {string} Such as `Chromium 147.0.7727.0 (/path/to/it)`.
 */
export function describeBrowser(file) {
  // On Windows the command would open a window.
  const asked = process.platform === 'win32' ? undefined : spawnSync(file, ['--version'], { encoding: 'utf8' })
  return `${asked?.stdout?.trim() || 'a browser of unknown version'} (${file})`
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

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findSystemBrowser } from '../../../scripts/findBrowser.mjs'

/** Debian packages of each browser, and a file that shows whether it is installed. */
const browsers = [
  { packages: ['chromium-headless-shell'], isThere: () => findSystemBrowser() !== undefined },
  { packages: ['firefox-esr'], isThere: () => existsSync('/usr/bin/firefox-esr') },
  {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`)),
  },
]

const limitMs = 300_000
const apt = '/usr/bin/apt-get'

/** Installs missing browsers from Debian packages where possible, within five minutes altogether. */
export function installBrowsers(): void {
  const missing = browsers.filter(({ isThere }) => !isThere())
  if (missing.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(apt)) return
  const end = Date.now() + limitMs
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: readonly string[]) =>
    spawnSync(apt, ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], { env, timeout: Math.max(1, end - Date.now()) })
  run('update')
  for (const { packages } of missing) {
    const install = ['install', '-y', '--no-install-recommends', ...packages]
    // Downloading may be slow and may be interrupted. Installing what was downloaded must not be.
    if (run(...install, '--download-only').status === 0) spawnSync(apt, ['-qq', ...install], { env })
  }
}

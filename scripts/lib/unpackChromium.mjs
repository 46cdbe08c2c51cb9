import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const defaultCache = join(root, 'node_modules/.cache/portico-chromium')
const launcherName = 'portico-chromium'

// Its own libraries take precedence over the system's, so that it behaves the same everywhere. Its font is only used if
// there is none.
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec env LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" "$here/chromium" "$@"
`

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

// The package unpacks into the temporary folder, its libraries only on certain hosts, and modifies the environment, so
// it runs in a separate process.
const inflate = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`

function unpackInto(folder) {
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', inflate], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1) || 'it could not be unpacked')
  writeFileSync(join(folder, 'fonts.conf'), fonts)
  writeFileSync(join(folder, launcherName), launcher, { mode: 0o755 })
}

/**
 * Unpacks the Chromium that the lockfile pins, once, and tries it. Processes that do it at the same time do not meet: each
 * unpacks for itself, and the first one's folder stays.
 *
 * @param {{ attempt: (file: string) => Promise<void>, cache?: string, unpack?: (folder: string) => void }} options
 *   `attempt` rejects when an executable does not run here; `cache` is the folder where it is kept.
 * @returns {Promise<string>} Path of the executable.
 * @throws {Error} When it is not installed, cannot be unpacked, or does not run on this machine.
 */
export async function unpackChromium({ attempt, cache = defaultCache, unpack = unpackInto }) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(cache, optionalDependencies['@sparticuz/chromium'])
  const executable = join(folder, launcherName)
  if (existsSync(executable)) return executable
  mkdirSync(cache, { recursive: true })
  const own = mkdtempSync(join(cache, 'unpacking-'))
  try {
    unpack(own)
    await attempt(join(own, launcherName))
    renameSync(own, folder)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(executable)) throw error
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
  return executable
}

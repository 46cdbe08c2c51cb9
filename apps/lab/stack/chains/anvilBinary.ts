import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { labFolder } from '../../shared/labFolder.js'

const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'win32' }
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Finds anvil's executable. Running it directly, without npm's wrapper, leaves one process less to end.
 *
 * @throws Error If there is none for this platform or it is not installed.
 */
export function anvilBinary(): string {
  const name = `@foundry-rs/anvil-${platforms[process.platform]}-${architectures[process.arch]}`
  const require = createRequire(join(labFolder(), 'package.json'))
  const wrapper = require.resolve('@foundry-rs/anvil/package.json')
  try {
    const home = dirname(createRequire(wrapper).resolve(`${name}/package.json`))
    return join(home, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch (cause) {
    throw new Error(`The local chains need ${name}, which is not installed on this machine.`, { cause })
  }
}

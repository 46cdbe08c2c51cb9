import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRunner } from './createRunner.mjs'
import { ensurePnpm } from './ensureTools.mjs'

/**
 * Packs a built package exactly as it would be published.
 *
 * @param {string} root
 * @param {string} name Folder of the package, such as `core`.
 * @param {string} destination Empty folder that receives the tarball.
 * @returns {Promise<string>} Path of the tarball.
 * @throws {Error} When pnpm cannot pack it.
 */
export async function packPackage(root, name, destination) {
  const runner = createRunner()
  try {
    const pnpm = await ensurePnpm({ root, run: runner.run })
    const args = [pnpm, 'pack', '--pack-destination', destination]
    const result = await runner.run(process.execPath, args, { cwd: join(root, 'packages', name) })
    const [file] = readdirSync(destination).filter((entry) => entry.endsWith('.tgz'))
    if (result.code !== 0 || !file) throw new Error(`pnpm could not pack ${name}.\n${result.output}`)
    return join(destination, file)
  } finally {
    runner.release()
  }
}

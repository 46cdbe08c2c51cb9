import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { labFolder } from '../../shared/labFolder.js'

/**
 * Builds the wallet's server, which a stack starts. Files of tests may do so at the same time.
 *
 * @throws Error If it does not build.
 */
export function buildWallet(): void {
  const script = join(labFolder(), '../wallet/scripts/build.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--only', 'server'])
  if (status !== 0) throw new Error(`The wallet was not built: ${stderr}`)
}

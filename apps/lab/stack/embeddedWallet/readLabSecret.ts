import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the secret of this machine's lab wallet, and generates it on first use. A hosted wallet takes its secret from
 * the environment instead.
 *
 * @param cacheFolder Folder of the lab's caches.
 */
export function readLabSecret(cacheFolder: string): string {
  const file = join(cacheFolder, 'wallet-secret')
  if (!existsSync(file)) {
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

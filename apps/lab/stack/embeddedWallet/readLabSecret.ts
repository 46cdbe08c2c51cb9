import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives the secret of this machine's lab wallet and makes it once. A wallet of one's own takes its secret from the
 * environment instead.
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

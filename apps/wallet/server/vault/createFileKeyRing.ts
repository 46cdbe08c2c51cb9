import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import type { KeyEncryptionKey, KeyRing } from './KeyRing.js'
import { changeKeyFile, type FileKey, readKeyFile } from './keyFile.js'
import { openBytes, sealBytes } from './sealBytes.js'

/** What changes when another process replaces the file. */
function readVersion(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats ? `${stats.ino} ${stats.mtimeNs} ${stats.size}` : ''
}

function toKeyEncryptionKey(id: string, key: KeyObject): KeyEncryptionKey {
  return {
    id,
    wrap: async (dataKey, context) => sealBytes(key, dataKey, `${id} ${context}`),
    unwrap: async (wrapped, context) => openBytes(key, Buffer.from(wrapped), `${id} ${context}`),
  }
}

/**
 * Creates the ring whose keys are in a file of their own, which its owner alone may read. The file is read again when it
 * has changed, so that servers need no restart when keys come and go.
 *
 * @param file Path. There is no file before the first key is made.
 */
export function createFileKeyRing(file: string): KeyRing {
  let version = ''
  let known = new Map<string, KeyEncryptionKey>()

  function read(): ReadonlyMap<string, KeyEncryptionKey> {
    const now = readVersion(file)
    if (now === version) return known
    const keys = new Map<string, KeyEncryptionKey>()
    for (const { id, key } of readKeyFile(file)) {
      keys.set(id, toKeyEncryptionKey(id, createSecretKey(key)))
      key.fill(0)
    }
    ;[known, version] = [keys, now]
    return known
  }

  return {
    list: async () => [...read().keys()],
    find: async (id) => (id.startsWith('file-') ? read().get(id) : undefined),
    async create() {
      const key = randomBytes(32)
      const added: FileKey = { id: `file-${randomBytes(8).toString('hex')}`, key, createdAt: new Date().toISOString() }
      await changeKeyFile(file, (keys) => [...keys, added])
      const made = toKeyEncryptionKey(added.id, createSecretKey(key))
      key.fill(0)
      return made
    },
    async remove(id) {
      if (read().has(id)) await changeKeyFile(file, (keys) => keys.filter((key) => key.id !== id))
    },
    async close() {
      ;[known, version] = [new Map(), '']
    },
  }
}

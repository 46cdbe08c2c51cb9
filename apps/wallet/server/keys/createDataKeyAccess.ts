import { ApiError } from '../ApiError.js'
import type { DataKeys, WrappedKey } from '../store/createDataKeys.js'
import { StoreUnavailable } from '../store/StoreUnavailable.js'
import type { KeyEncryptionKey, KeyRing } from '../vault/KeyRing.js'
import { readSealed } from '../vault/sealBytes.js'

/** Wraps a person's data key, which no other person's row can hold afterwards. */
export async function wrapDataKey(kek: KeyEncryptionKey, userId: string, dataKey: Uint8Array): Promise<WrappedKey> {
  const wrapped = Buffer.from(await kek.wrap(dataKey, `data key ${userId}`)).toString('base64url')
  return { userId, kekId: kek.id, wrapped }
}

/** Unwraps a person's data key. The caller overwrites it. */
export async function unwrapDataKey(kek: KeyEncryptionKey, { userId, wrapped }: WrappedKey): Promise<Buffer> {
  const bytes = await kek.unwrap(readSealed(wrapped), `data key ${userId}`)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export type CreateDataKeyAccessParameters = {
  readonly dataKeys: DataKeys
  readonly keyRing: KeyRing
  /** Called with the reason, free of secrets, when a key-encryption key is not to be had. */
  readonly onFailure?: ((reason: string) => void) | undefined
}

/** Creates what finds key-encryption keys, and lends out the data keys that they wrap. */
export function createDataKeyAccess({ dataKeys, keyRing, onFailure }: CreateDataKeyAccessParameters) {
  async function findKek(id: string): Promise<KeyEncryptionKey> {
    const kek = await keyRing.find(id)
    if (kek) return kek
    throw new Error(`There is no key ${id}`)
  }

  async function findActive(): Promise<KeyEncryptionKey> {
    const id = await dataKeys.findActive()
    if (id === undefined) throw new Error('No key is active')
    return findKek(id)
  }

  /** Reads a data key anew if its key-encryption key is gone: it may have been wrapped by another one meanwhile. */
  async function openDataKey(stored: WrappedKey): Promise<Buffer> {
    try {
      return await unwrapDataKey(await findKek(stored.kekId), stored)
    } catch (error) {
      const now = await dataKeys.find(stored.userId)
      if (!now || now.kekId === stored.kekId) throw error
      return openDataKey(now)
    }
  }

  /** Tells people to try again, and the operator why. Reasons are of this program, or names of PKCS#11. */
  async function reach<result>(run: () => Promise<result>): Promise<result> {
    try {
      return await run()
    } catch (error) {
      // Which keys there are is in the database, which says by itself that it is away.
      if (error instanceof StoreUnavailable) throw error
      onFailure?.(`The keys cannot be reached: ${error instanceof Error ? error.message : 'unknown'}`)
      throw new ApiError(503, 'keys/unavailable', 'The wallet cannot reach its keys. Please try again', 5)
    }
  }

  async function withDataKey<result>(stored: WrappedKey, run: (dataKey: Buffer) => Promise<result>): Promise<result> {
    const dataKey = await reach(() => openDataKey(stored))
    try {
      return await run(dataKey)
    } finally {
      dataKey.fill(0)
    }
  }

  return { findActive, reach, withDataKey }
}

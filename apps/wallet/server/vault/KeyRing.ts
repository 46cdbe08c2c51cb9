/**
 * A key that encrypts the data keys of accounts, and is never in the database. `context` names what a data key belongs
 * to; it is authenticated, as AES-GCM's additional data or a cloud service's encryption context.
 */
export type KeyEncryptionKey = {
  /** Names the key in the database, for good. Another ring has no key of this name. */
  readonly id: string
  /** @param dataKey 32 bytes; the caller overwrites them afterwards. */
  wrap(dataKey: Uint8Array, context: string): Promise<Uint8Array>
  /**
   * Returns the data key, in memory of its own that the caller overwrites.
   *
   * @throws Error If it was wrapped with another key or context, or changed.
   */
  unwrap(wrapped: Uint8Array, context: string): Promise<Uint8Array>
}

/**
 * Where key-encryption keys are kept: a file, a token that speaks PKCS#11, a cloud service. A ring only holds keys; the
 * database says which one new accounts get, so that all servers agree and a rotation needs no restart.
 */
export type KeyRing = {
  /** Returns the ids of all keys, the oldest first. */
  list(): Promise<readonly string[]>
  /** Returns a key, also one that another process has made since; `undefined` if there is none of this id. */
  find(id: string): Promise<KeyEncryptionKey | undefined>
  /** Makes a key of 256 random bits. Resolves once it is stored durably, and no sooner. */
  create(): Promise<KeyEncryptionKey>
  /** Destroys a key. Nothing happens if there is none of this id. */
  remove(id: string): Promise<void>
  close(): Promise<void>
}

/**
 * Joins rings: keys are made in the first, and found in all. With it the keys of accounts move from a file to a token.
 *
 * @returns A ring that lists the first one's keys, which are the ones that may still be taken into use.
 */
export function joinKeyRings(first: KeyRing, ...others: readonly KeyRing[]): KeyRing {
  const rings = [first, ...others]
  return {
    list: first.list,
    create: first.create,
    async find(id) {
      for (const ring of rings) {
        const key = await ring.find(id)
        if (key) return key
      }
      return undefined
    },
    async remove(id) {
      for (const ring of rings) await ring.remove(id)
    },
    async close() {
      for (const ring of rings) await ring.close()
    },
  }
}

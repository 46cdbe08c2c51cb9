import type { KeyEncryptionKey, KeyRing } from './KeyRing.js'

/** What the client of any cloud KMS does; `context` is its encryption context, or additional data. */
export type KmsClient = {
  listKeys(): Promise<readonly string[]>
  createKey(): Promise<string>
  scheduleDeletion(keyId: string): Promise<void>
  encrypt(request: { keyId: string; plaintext: Uint8Array; context: string }): Promise<Uint8Array>
  decrypt(request: { keyId: string; ciphertext: Uint8Array; context: string }): Promise<Uint8Array>
}

/** Keys that never leave a cloud service. */
export function createKmsKeyRing(client: KmsClient): KeyRing {
  const toKey = (keyId: string): KeyEncryptionKey => ({
    id: `kms-${keyId}`,
    wrap: (plaintext, context) => client.encrypt({ keyId, plaintext, context }),
    unwrap: (ciphertext, context) => client.decrypt({ keyId, ciphertext, context }),
  })
  const find = async (id: string) => (await client.listKeys()).find((keyId) => `kms-${keyId}` === id)
  return {
    list: async () => (await client.listKeys()).map((keyId) => `kms-${keyId}`),
    create: async () => toKey(await client.createKey()),
    async find(id) {
      const keyId = await find(id)
      return keyId === undefined ? undefined : toKey(keyId)
    },
    async remove(id) {
      const keyId = await find(id)
      if (keyId !== undefined) await client.scheduleDeletion(keyId)
    },
    close: async () => {},
  }
}

import { randomBytes } from 'node:crypto'
import type { DataKeys, WrappedKey } from '../store/createDataKeys.js'
import type { AccountKeys, KeyNamespace } from '../vault/AccountKeys.js'
import type { Vault } from '../vault/createVault.js'
import type { KeyRing } from '../vault/KeyRing.js'
import { openBytes, readSealed, sealBytes } from '../vault/sealBytes.js'
import { createDataKeyAccess, wrapDataKey } from './createDataKeyAccess.js'

export type CreateAccountKeysParameters = {
  readonly dataKeys: DataKeys
  readonly keyRing: KeyRing
  /** Opens what was encrypted before there were data keys. */
  readonly vault: Vault
  /** Called with the reason, free of secrets, when a key-encryption key is not to be had. */
  readonly onFailure?: ((reason: string) => void) | undefined
}

const contextOf = (userId: string, namespace: KeyNamespace) => `account key ${userId} ${namespace}`
/** Context of the rows from before there were data keys. */
const formerContextOf = (userId: string, namespace: KeyNamespace) => `key ${userId} ${namespace}`

/** Creates what encrypts and decrypts the private keys of people. */
export function createAccountKeys({ dataKeys, keyRing, vault, onFailure }: CreateAccountKeysParameters) {
  const { findActive, reach, withDataKey } = createDataKeyAccess({ dataKeys, keyRing, onFailure })

  async function openKey(userId: string, namespace: KeyNamespace): Promise<Buffer> {
    const row = await dataKeys.findKey(userId, namespace)
    if (!row) throw new Error('The user has no key')
    if (row.by === 'secret') return vault.open(row.sealed, formerContextOf(userId, namespace))
    const stored = await dataKeys.find(userId)
    if (!stored) throw new Error('The user has no data key')
    return withDataKey(stored, async (dataKey) =>
      openBytes(dataKey, readSealed(row.sealed), contextOf(userId, namespace)),
    )
  }

  /** Returns the data key of a person from before there were any; makes it if need be. */
  async function ensureDataKey(userId: string): Promise<WrappedKey> {
    const found = await dataKeys.find(userId)
    if (found) return found
    const dataKey = randomBytes(32)
    try {
      await dataKeys.add(await wrapDataKey(await findActive(), userId, dataKey))
    } finally {
      dataKey.fill(0)
    }
    // Another process may have been faster.
    return ensureDataKey(userId)
  }

  const keys: AccountKeys = {
    async seal(userId, { eip155, solana }) {
      const dataKey = randomBytes(32)
      const seal = (namespace: KeyNamespace, key: Uint8Array) =>
        sealBytes(dataKey, key, contextOf(userId, namespace)).toString('base64url')
      try {
        const { kekId, wrapped } = await reach(async () => wrapDataKey(await findActive(), userId, dataKey))
        return { kekId, wrapped, sealed: { eip155: seal('eip155', eip155), solana: seal('solana', solana) } }
      } finally {
        for (const bytes of [dataKey, eip155, solana]) bytes.fill(0)
      }
    },
    isCurrent: async ({ kekId }) => (await dataKeys.findActive()) === kekId,
    async use(userId, namespace, run) {
      const key = await openKey(userId, namespace)
      try {
        return await run(key)
      } finally {
        key.fill(0)
      }
    },
  }

  return {
    ...keys,
    /**
     * Encrypts some of the private keys that are still under the secret with data keys.
     *
     * @returns Their number: 0 when there are no more.
     */
    async bringForward(most: number): Promise<number> {
      const rows = await dataKeys.listUnderSecret(most)
      for (const { userId, namespace, sealed } of rows) {
        const key = vault.open(sealed, formerContextOf(userId, namespace))
        try {
          await withDataKey(await ensureDataKey(userId), async (dataKey) => {
            const anew = sealBytes(dataKey, key, contextOf(userId, namespace)).toString('base64url')
            await dataKeys.bringForward(userId, namespace, { sealed: anew })
          })
        } finally {
          key.fill(0)
        }
      }
      return rows.length
    },
  }
}

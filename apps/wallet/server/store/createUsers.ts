import { randomBytes, randomUUID } from 'node:crypto'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { type Hex, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Vault } from '../vault/createVault.js'
import type { Database, Queries } from './Database.js'

/** A user of the wallet. */
export type User = {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly addresses: { readonly eip155: `0x${string}`; readonly solana: string }
}

type Row = { id: string; email: string; evm: Hex; solana: string }

const select = `SELECT users.id, users.email, evm.address AS evm, solana.address AS solana FROM users
JOIN keys AS evm ON evm.user_id = users.id AND evm.namespace = 'eip155'
JOIN keys AS solana ON solana.user_id = users.id AND solana.namespace = 'solana'`

export type Users = ReturnType<typeof createUsers>

/**
 * Stores users, their keys and the browsers they trust. Keys are generated here, encrypted at once, and decrypted for
 * single signatures only.
 */
export function createUsers({ database, vault }: { database: Database; vault: Vault }) {
  const toUser = (row: Row | undefined): User | undefined =>
    row && { id: row.id, email: row.email, addresses: { eip155: row.evm, solana: row.solana } }
  const contextOf = (userId: string, namespace: string) => `key ${userId} ${namespace}`
  const findByEmail = async (email: string, queries: Queries = database) =>
    toUser(await queries.get<Row>(`${select} WHERE users.email = ?`, email))

  /** Makes a user. The keys are sealed before anything is stored, as that may take its time. */
  function create(email: string) {
    const id = randomUUID()
    const evmKey = generatePrivateKey()
    const seed = randomBytes(32)
    const eip155 = privateKeyToAddress(evmKey)
    const solana = base58.encode(nacl.sign.keyPair.fromSeed(seed).publicKey)
    const seal = (namespace: string, address: string, key: Uint8Array) => {
      const sealed = vault.seal(key, contextOf(id, namespace))
      key.fill(0)
      return { namespace, address, sealed }
    }
    const keys = [seal('eip155', eip155, Buffer.from(evmKey.slice(2), 'hex')), seal('solana', solana, seed)]
    const user: User = { id, email, addresses: { eip155, solana } }
    return { user, keys }
  }

  async function readSealed(userId: string, namespace: string): Promise<string> {
    const sql = 'SELECT sealed FROM keys WHERE user_id = ? AND namespace = ?'
    const row = await database.get<{ sealed: string }>(sql, userId, namespace)
    if (!row) throw new Error('The user has no key')
    return row.sealed
  }

  return {
    findByEmail: (email: string) => findByEmail(email),
    find: async (id: string) => toUser(await database.get<Row>(`${select} WHERE users.id = ?`, id)),
    /** Returns the user of an address, and creates one with a new wallet if needed. */
    async ensure(email: string, now: number): Promise<User> {
      const known = await findByEmail(email)
      if (known) return known
      const { user, keys } = create(email)
      return database.transaction(async (transaction) => {
        await transaction.lock(`email ${email}`)
        const other = await findByEmail(email, transaction)
        if (other) return other
        await transaction.run('INSERT INTO users VALUES (?, ?, ?)', user.id, email, now)
        for (const { namespace, address, sealed } of keys)
          await transaction.run('INSERT INTO keys VALUES (?, ?, ?, ?)', user.id, namespace, address, sealed)
        return user
      })
    },
    /** @returns Whether the address was free. */
    setEmail: (id: string, email: string): Promise<boolean> =>
      database.transaction(async (transaction) => {
        await transaction.lock(`email ${email}`)
        if (await findByEmail(email, transaction)) return false
        return (await transaction.run('UPDATE users SET email = ? WHERE id = ?', email, id)) === 1
      }),
    /** Returns the private key of the EVM account. Callers must not keep it. */
    openEvmKey: async (id: string): Promise<Hex> =>
      toHex(vault.open(await readSealed(id, 'eip155'), contextOf(id, 'eip155'))),
    /** Calls `use` with the private key of the Solana account, and overwrites the key afterwards. */
    async useSolanaKey<result>(id: string, use: (seed: Uint8Array) => result): Promise<result> {
      const seed = vault.open(await readSealed(id, 'solana'), contextOf(id, 'solana'))
      try {
        return use(Uint8Array.from(seed))
      } finally {
        seed.fill(0)
      }
    },
    async hasDevice(id: string, device: string): Promise<boolean> {
      const sql = 'SELECT 1 AS one FROM devices WHERE user_id = ? AND digest = ?'
      return (await database.get(sql, id, device)) !== undefined
    },
    async addDevice(id: string, device: string, now: number): Promise<void> {
      await database.run('INSERT INTO devices VALUES (?, ?, ?) ON CONFLICT DO NOTHING', id, device, now)
    },
  }
}

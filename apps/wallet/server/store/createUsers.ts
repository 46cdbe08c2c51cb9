import { randomBytes, randomUUID } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1'
import { base58 } from '@scure/base'
import { type Hex, toHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { readPublicKey } from '../solana/signEd25519.js'
import type { AccountKeys, SealedKeys } from '../vault/AccountKeys.js'
import { insertKeys } from './createDataKeys.js'
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

/** Stores users, their keys and the browsers they trust. Keys are generated here, and encrypted at once. */
export function createUsers({ database, accountKeys }: { database: Database; accountKeys: AccountKeys }) {
  const toUser = (row: Row | undefined): User | undefined =>
    row && { id: row.id, email: row.email, addresses: { eip155: row.evm, solana: row.solana } }
  const findByEmail = async (email: string, queries: Queries = database) =>
    toUser(await queries.get<Row>(`${select} WHERE users.email = ?`, email))

  /** Makes a user. The keys are sealed before anything is stored, as that may take its time. */
  async function create(email: string) {
    const id = randomUUID()
    const keys = { eip155: secp256k1.utils.randomPrivateKey(), solana: randomBytes(32) }
    const eip155 = publicKeyToAddress(toHex(secp256k1.getPublicKey(keys.eip155, false)))
    const solana = base58.encode(readPublicKey(keys.solana))
    const user: User = { id, email, addresses: { eip155, solana } }
    return { user, sealed: await accountKeys.seal(id, keys) }
  }

  /** Stores a user, unless another process has stored one of the same address. */
  function insert(user: User, sealed: SealedKeys, now: number): Promise<User> {
    return database.transaction(async (transaction) => {
      await transaction.lock(`email ${user.email}`)
      const other = await findByEmail(user.email, transaction)
      if (other) return other
      await transaction.run('INSERT INTO users VALUES (?, ?, ?)', user.id, user.email, now)
      await insertKeys(transaction, user.id, user.addresses, sealed)
      return user
    })
  }

  return {
    findByEmail: (email: string) => findByEmail(email),
    find: async (id: string) => toUser(await database.get<Row>(`${select} WHERE users.id = ?`, id)),
    /** Returns the user of an address, and creates one with a new wallet if needed. */
    async ensure(email: string, now: number): Promise<User> {
      const known = await findByEmail(email)
      if (known) return known
      const { user, sealed } = await create(email)
      try {
        return await insert(user, sealed, now)
      } catch (error) {
        if (await accountKeys.isCurrent(sealed)) throw error
      }
      // Meanwhile the key that protects it was replaced and removed, so that the database refused it.
      const again = await create(email)
      return insert(again.user, again.sealed, now)
    },
    /** @returns Whether the address was free. */
    setEmail: (id: string, email: string): Promise<boolean> =>
      database.transaction(async (transaction) => {
        await transaction.lock(`email ${email}`)
        if (await findByEmail(email, transaction)) return false
        return (await transaction.run('UPDATE users SET email = ? WHERE id = ?', email, id)) === 1
      }),
    async hasDevice(id: string, device: string): Promise<boolean> {
      const sql = 'SELECT 1 AS one FROM devices WHERE user_id = ? AND digest = ?'
      return (await database.get(sql, id, device)) !== undefined
    },
    async addDevice(id: string, device: string, now: number): Promise<void> {
      await database.run('INSERT INTO devices VALUES (?, ?, ?) ON CONFLICT DO NOTHING', id, device, now)
    },
  }
}

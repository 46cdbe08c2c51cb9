import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { type Hex, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Vault } from '../vault/createVault.js'

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
  const findByEmail = (email: string) => toUser(database.get<Row>(`${select} WHERE users.email = ?`, email))

  function addKey(userId: string, namespace: string, address: string, key: Uint8Array): void {
    const sealed = vault.seal(key, contextOf(userId, namespace))
    database.run('INSERT INTO keys VALUES (?, ?, ?, ?)', userId, namespace, address, sealed)
    key.fill(0)
  }

  function add(email: string, now: number): User {
    const id = randomUUID()
    database.run('INSERT INTO users VALUES (?, ?, ?)', id, email, now)
    const evmKey = generatePrivateKey()
    const eip155 = privateKeyToAddress(evmKey)
    addKey(id, 'eip155', eip155, Buffer.from(evmKey.slice(2), 'hex'))
    const seed = randomBytes(32)
    const solana = base58.encode(nacl.sign.keyPair.fromSeed(seed).publicKey)
    addKey(id, 'solana', solana, seed)
    return { id, email, addresses: { eip155, solana } }
  }

  return {
    findByEmail,
    find: (id: string) => toUser(database.get<Row>(`${select} WHERE users.id = ?`, id)),
    /** Returns the user of an address, and creates one with a new wallet if needed. */
    ensure: (email: string, now: number): User => findByEmail(email) ?? add(email, now),
    /** @returns Whether the address was free. */
    setEmail(id: string, email: string): boolean {
      if (findByEmail(email)) return false
      return database.run('UPDATE users SET email = ? WHERE id = ?', email, id) === 1
    },
    /** Returns the private key of the EVM account. Callers must not keep it. */
    openEvmKey(id: string): Hex {
      const row = database.get<{ sealed: string }>(
        `SELECT sealed FROM keys WHERE user_id = ? AND namespace = 'eip155'`,
        id,
      )
      if (!row) throw new Error('The user has no key')
      return toHex(vault.open(row.sealed, contextOf(id, 'eip155')))
    },
    /** Calls `use` with the private key of the Solana account, and overwrites the key afterwards. */
    useSolanaKey<result>(id: string, use: (seed: Uint8Array) => result): result {
      const row = database.get<{ sealed: string }>(
        `SELECT sealed FROM keys WHERE user_id = ? AND namespace = 'solana'`,
        id,
      )
      if (!row) throw new Error('The user has no key')
      const seed = vault.open(row.sealed, contextOf(id, 'solana'))
      try {
        return use(Uint8Array.from(seed))
      } finally {
        seed.fill(0)
      }
    },
    hasDevice: (id: string, device: string): boolean =>
      database.get('SELECT 1 AS one FROM devices WHERE user_id = ? AND digest = ?', id, device) !== undefined,
    addDevice(id: string, device: string, now: number): void {
      database.run('INSERT OR IGNORE INTO devices VALUES (?, ?, ?)', id, device, now)
    },
  }
}

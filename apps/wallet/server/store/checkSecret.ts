import type { Vault } from '../vault/createVault.js'
import type { Database } from './Database.js'

/**
 * Keeps a database with the secret that it was first opened with. Several machines may share one, and a machine that was
 * given another secret would find none of its logins and open none of its keys.
 *
 * @throws Error If the secret is another one.
 */
export async function checkSecret({ database, vault }: { database: Database; vault: Vault }): Promise<void> {
  // Says nothing about the secret, and only the same one gives it.
  const digest = vault.digest('secret', 'of this database')
  await database.run(`INSERT INTO facts VALUES ('secret', ?) ON CONFLICT DO NOTHING`, digest)
  const first = await database.get<{ value: string }>(`SELECT value FROM facts WHERE name = 'secret'`)
  if (!vault.matches(first?.value ?? '', digest))
    throw new Error('The secret is not the one that this database was written with: give this wallet the same one')
}

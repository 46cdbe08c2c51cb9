import type { Database } from '@portico/app-parts/sqlite/openSqlite'

/** A generated token that an account holds. */
export type SeedToken = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In base units. */
  readonly amount: string
  /** In US dollars; null if there is none. */
  readonly price: number | null
}

const columns = 'address, name, symbol, decimals, amount, price'

/** Lists the generated tokens of an account on a chain. */
export function listSeedTokens(
  database: Database,
  { account, chainId }: { account: string; chainId: number },
): readonly SeedToken[] {
  return database.all<SeedToken>(
    `SELECT ${columns} FROM seed_tokens WHERE account = ? AND chain = ? ORDER BY address`,
    ...[account, chainId],
  )
}

/** Finds a generated token by its contract. */
export function findSeedToken(
  database: Database,
  { address, chainId }: { address: string; chainId: number },
): SeedToken | undefined {
  return database.get<SeedToken>(`SELECT ${columns} FROM seed_tokens WHERE chain = ? AND address = ?`, chainId, address)
}

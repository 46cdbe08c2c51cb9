/** Accounts on eip155:1 whose tokens and transactions are generated, in lower case. They are on no chain. */
export const seedAccounts = {
  /** Holds 10,000 tokens. */
  manyTokens: '0x5eed000000000000000000000000000000000001',
  /** Has 100,000 transactions of the five years before 2026. */
  manyTransactions: '0x5eed000000000000000000000000000000000002',
  /** Its tokens, items and transactions have names that attack whoever shows them. */
  hostile: '0x5eed000000000000000000000000000000000003',
} as const

import type { CaipNetworkId, SiwxSession } from '@portico/core'

/** Where sign-ins are kept. Whoever reads them verifies them, so a storage need not be trusted. */
export type SignInStorage = {
  /** Keeps a sign-in, instead of an earlier one of the same chain and account. */
  add(session: SiwxSession): Promise<void> | void
  /** Keeps these sign-ins and no others. */
  set(sessions: readonly SiwxSession[]): Promise<void> | void
  /** Returns the sign-ins of exactly this chain and account. */
  get(chainId: CaipNetworkId, accountAddress: string): Promise<readonly SiwxSession[]> | readonly SiwxSession[]
  /** Forgets the sign-ins of exactly this chain and account. */
  delete(chainId: CaipNetworkId, accountAddress: string): Promise<void> | void
  /** Calls back when another tab has changed what is kept. Missing if the storage cannot tell. */
  subscribe?(listener: () => void): () => void
}

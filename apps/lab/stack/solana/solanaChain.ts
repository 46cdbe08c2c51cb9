/**
 * Genesis hash the local chain claims. It is that of devnet, whose CAIP-2 id the chain goes by: wallets know devnet, so
 * the chain can be named to them, and nothing on it has a value either.
 */
export const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** CAIP-2 id of the local chain: `solana:` and the first 32 characters of the genesis hash. */
export const solanaChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** Time of a slot of the local chain in milliseconds, as on the public chains. */
export const defaultSlotMs = 400

/** Number of slots for which a blockhash is good. */
export const blockhashLifetime = 150

/** Slots after which a transaction is final. */
export const finalityDepth = 32

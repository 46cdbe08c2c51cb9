/**
 * Genesis hash of the local chain: that of devnet. Wallets know devnet's CAIP-2 id, and nothing on either chain has
 * value.
 */
export const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** CAIP-2 id of the local chain: `solana:` and the first 32 characters of the genesis hash. */
export const solanaChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** Duration of a slot of the local chain in milliseconds, as on the public chains. */
export const defaultSlotMs = 400

/** Number of slots for which a blockhash is valid. */
export const blockhashLifetime = 150

/** Number of slots after which a transaction is finalized. */
export const finalityDepth = 32

import { finalityDepth } from '../solanaChain.js'
import type { Landed } from './Landed.js'

/** Commitment levels, from the weakest to the strongest. */
const commitments = ['processed', 'confirmed', 'finalized'] as const

export type Commitment = (typeof commitments)[number]

/** Number of slots after which a transaction reaches a commitment. */
const depths: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: finalityDepth }

/** Returns whether a transaction has reached a commitment in a slot. */
export function hasCommitment(landed: Landed, commitment: Commitment, slot: number): boolean {
  const delay = commitment === 'processed' ? 0 : landed.confirmAfterSlots
  return slot - landed.slot >= depths[commitment] + delay
}

/** Returns the strongest commitment that a transaction has reached in a slot. */
export function getCommitment(landed: Landed, slot: number): Commitment {
  return commitments.findLast((commitment) => hasCommitment(landed, commitment, slot)) ?? 'processed'
}

/** Reads a commitment, including deprecated names. The RPC's default is `finalized`. */
export function readCommitment(value: unknown): Commitment {
  if (value === 'recent') return 'processed'
  if (value === 'single' || value === 'singleGossip') return 'confirmed'
  return commitments.find((commitment) => commitment === value) ?? 'finalized'
}

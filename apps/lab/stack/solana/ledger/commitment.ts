import { finalityDepth } from '../solanaChain.js'
import type { Landed } from './Landed.js'

/** How sure it is that a transaction stays, from the least to the most. */
const commitments = ['processed', 'confirmed', 'finalized'] as const

export type Commitment = (typeof commitments)[number]

/** Slots between the one a transaction stands in and the one in which it has a commitment. */
const depths: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: finalityDepth }

/** Says whether a transaction has a commitment in a slot. */
export function hasCommitment(landed: Landed, commitment: Commitment, slot: number): boolean {
  const delay = commitment === 'processed' ? 0 : landed.confirmAfterSlots
  return slot - landed.slot >= depths[commitment] + delay
}

/** Returns the highest commitment that a transaction has in a slot. */
export function getCommitment(landed: Landed, slot: number): Commitment {
  return commitments.findLast((commitment) => hasCommitment(landed, commitment, slot)) ?? 'processed'
}

/** Reads a commitment, old names included; `finalized` is what the RPC takes for granted. */
export function readCommitment(value: unknown): Commitment {
  if (value === 'recent') return 'processed'
  if (value === 'single' || value === 'singleGossip') return 'confirmed'
  return commitments.find((commitment) => commitment === value) ?? 'finalized'
}

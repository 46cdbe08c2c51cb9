import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type { OpenRequest } from '../instance/state/modalState.js'

/** A transfer that was being written. */
export type KeptSend = {
  readonly namespace: ChainNamespace
  readonly network: CaipNetworkId
  readonly from: string
  /** Contract or mint address; absent for the native currency. */
  readonly token?: string | undefined
  readonly amountText: string
  readonly recipientText: string
}

/** Where a person was in the modal and what they had typed there. Nothing secret: no code, no key. */
export type Place = {
  /** The instance's. */
  readonly id: string
  /** Milliseconds since the Unix epoch; nobody comes back later than that. */
  readonly until: number
  /** The history, the view on top last. */
  readonly views: readonly OpenRequest[]
  /** What was searched for among all wallets. */
  readonly search?: string | undefined
  /** Address of a login that was not finished. */
  readonly email?: string | undefined
  readonly send?: KeptSend | undefined
}

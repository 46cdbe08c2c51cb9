import type { CaipNetworkId, ChainNamespace, TokenItem } from '@portico/core'
import type { ViewRequest } from '../instance/state/modalState.js'

/** A transfer that was being prepared. */
export type KeptSend = {
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly from: string
  /** Contract or mint address; absent for the native currency. */
  readonly token?: string | undefined
  /** Set if it is an item, with what it is called. */
  readonly item?: (TokenItem & { readonly name: string }) | undefined
  readonly amountText: string
  readonly recipientText: string
}

/** The open view of the modal and what was typed into it. Contains no secrets, such as codes or keys. */
export type Place = {
  /** Id of the instance. */
  readonly id: string
  /** Milliseconds since the Unix epoch, after which the place is not restored. */
  readonly until: number
  /** The navigation history; the current view is the last entry. */
  readonly views: readonly ViewRequest[]
  /** The search text of the All Wallets view. */
  readonly search?: string | undefined
  /** The e-mail address of a login that was not finished. */
  readonly email?: string | undefined
  readonly send?: KeptSend | undefined
}

import type { AccountType, ChainNamespace } from '@portico/core'
import type { FrameUser } from '@portico/frame-bridge'

/** What is known of a connected account besides its connection. */
export type AccountDetails = {
  /** Who is logged in, as the embedded wallet says; there for accounts of that wallet. */
  readonly user?: FrameUser | undefined
  /** Names the person gave to accounts of the connection, by address as `accounts` spells it. */
  readonly addressLabels?: Readonly<Record<string, string>> | undefined
  /** Kind of account the embedded wallet uses on each namespace; there for accounts of that wallet. */
  readonly preferredAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>> | undefined
}

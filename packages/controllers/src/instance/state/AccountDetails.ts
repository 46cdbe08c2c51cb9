import type { AccountType, ChainNamespace } from '@portico/core'
import type { FrameUser } from '@portico/frame-bridge'

/** Details of a connected account besides its connection. */
export type AccountDetails = {
  /** The user, as the embedded wallet reports it. Only set for accounts of that wallet. */
  readonly user?: FrameUser | undefined
  /** Names that the user gave to accounts of the connection, by address as in `accounts`. */
  readonly addressLabels?: Readonly<Record<string, string>> | undefined
  /** Kind of account the embedded wallet uses on each namespace. Only set for accounts of that wallet. */
  readonly preferredAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>> | undefined
  /** Name of the selected account, if it was read within the last 5 minutes; a long one is shortened in its middle. */
  readonly profileName?: string | undefined
  /** Picture that goes with the name. */
  readonly profileImage?: string | undefined
  /** URL of that picture for an `<img>` while drawing it asks nobody: a data URL, or one of a picture in memory. */
  readonly profilePicture?: string | undefined
}

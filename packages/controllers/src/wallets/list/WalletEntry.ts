import type { ChainNamespace, ConnectorType } from '@portico/core'
import type { ConnectorGroup } from '../../instance/PorticoOptions.js'
import type { ConnectorInfo } from '../../instance/state/connectionState.js'

/** One wallet of the list: all connectors that reach it, at most one per namespace. */
export type WalletEntry = {
  /** Id of the first of `connectors`. */
  readonly id: string
  readonly name: string
  /** `MULTI_CHAIN` if it serves several namespaces. */
  readonly type: ConnectorType
  readonly image?: string | undefined
  readonly imageId?: string | undefined
  readonly explorerId?: string | undefined
  readonly rdns?: string | undefined
  readonly connectors: readonly ConnectorInfo[]
  readonly namespaces: readonly ChainNamespace[]
  /** Whether the wallet is installed in this browser. */
  readonly installed: boolean
}

/** A group of the wallet list. */
export type WalletGroup = { readonly group: ConnectorGroup; readonly wallets: readonly WalletEntry[] }

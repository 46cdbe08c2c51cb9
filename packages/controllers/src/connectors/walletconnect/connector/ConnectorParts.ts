import type { AdapterContext } from '@portico/core'
import type { ClientSource } from '../client/createClientSource.js'
import type { SignClientPort } from '../port/SignClientPort.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import type { SessionOpener } from './createSessionOpener.js'

/** What the commands of one instance's connector share. */
export type ConnectorParts = {
  readonly context: AdapterContext
  readonly override: WalletConnectOptions['universalProviderConfigOverride']
  readonly source: ClientSource
  readonly opener: SessionOpener
  /** Topics of the pairing codes that this page has made. */
  readonly own: Set<string>
  /** Number of pairings in progress. Their sessions look unused until they are opened. */
  readonly pairings: { count: number }
  /** Ends sessions that nobody uses, in the background. */
  endUnused(client: SignClientPort): void
}

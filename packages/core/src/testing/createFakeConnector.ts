import type { Connector, ConnectParameters, RestoreParameters } from '../adapter/Connector.js'
import { createFakeConnection, type FakeConnection } from './createFakeConnection.js'
import { type FakeOutcome, settleOutcome } from './settleOutcome.js'

/** Options of `createFakeConnector`. */
export type CreateFakeConnectorOptions = Partial<Omit<Connector, 'connect' | 'restore'>> & {
  /** What `connect` and `restore` resolve with. Default: a new fake over the connector's namespaces. */
  readonly connection?: FakeConnection | undefined
  /** Pairing URI given to `onUri` at each connect. */
  readonly uri?: string | undefined
  /** Whether `restore` finds an earlier connection. Default `false`. */
  readonly restorable?: boolean | undefined
}

/** A connector without a wallet, with controls for tests. */
export type FakeConnector = Connector & {
  readonly connection: FakeConnection
  readonly calls: readonly (
    | { readonly name: 'connect'; readonly parameters: ConnectParameters }
    | { readonly name: 'restore'; readonly parameters: RestoreParameters }
  )[]
  /** Sets the outcome of further connects: `resolve` (default), `hang` until aborted or changed, or an error. */
  onConnect(outcome: FakeOutcome): void
  /** The same for `restore`. `resolve` finds an earlier connection, `none` does not. */
  onRestore(outcome: FakeOutcome | 'none'): void
}

/** Creates a connector whose connects and restores end as a test says. */
export function createFakeConnector(options: CreateFakeConnectorOptions = {}): FakeConnector {
  const { id = 'fake', namespaces = ['eip155'], uri, connection: given, restorable, ...facts } = options
  const connection = given ?? createFakeConnection({ connectorId: id, namespaces })
  const calls: FakeConnector['calls'][number][] = []
  let connectOutcome: FakeOutcome = 'resolve'
  let restoreOutcome: FakeOutcome | 'none' = restorable ? 'resolve' : 'none'
  return {
    name: 'Fake Wallet',
    type: 'ANNOUNCED',
    ...facts,
    id,
    namespaces,
    connection,
    calls,
    async connect(parameters) {
      calls.push({ name: 'connect', parameters })
      if (uri !== undefined) parameters.onUri?.(uri, { expiresAt: 240_000 })
      await settleOutcome(connectOutcome, parameters.signal)
      return connection
    },
    async restore(parameters) {
      calls.push({ name: 'restore', parameters })
      if (restoreOutcome === 'none') return undefined
      await settleOutcome(restoreOutcome, parameters.signal)
      return connection
    },
    onConnect(outcome) {
      connectOutcome = outcome
    },
    onRestore(outcome) {
      restoreOutcome = outcome
    },
  }
}

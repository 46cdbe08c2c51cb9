import type { WalletParts } from './EmbeddedWallet.js'
import { type OpenConnection, type OpenConnectionParameters, openConnection } from './openConnection.js'

type UseConnectionParameters = OpenConnectionParameters & {
  /** Whether a user has just logged in. Accounts read before may belong to another user. */
  readonly isNewLogin: boolean
}

/** The live connections of an embedded wallet. */
export type Connections = {
  isLive(): boolean
  /** Returns the connection of the login, extended by accounts on these networks. */
  use(parameters: UseConnectionParameters): Promise<OpenConnection>
  refresh(): Promise<void>
  /** Ends all connections, because their login is over. */
  end(): void
}

/**
 * Creates the connections of a wallet. All namespaces of a login share one, because the frame has one login: ending a
 * second connection would sign out the first.
 */
export function createConnections(parts: WalletParts): Connections {
  // The newest last. There is another one only until it has been replaced.
  const open: OpenConnection[] = []
  let last: Promise<unknown> = Promise.resolve()
  const end = () => {
    for (const connection of [...open]) connection.end()
  }
  const use = async ({ isNewLogin, ...parameters }: UseConnectionParameters): Promise<OpenConnection> => {
    const live = open.at(-1)
    if (live && !isNewLogin) {
      await live.extend(parameters)
      // It may have been released meanwhile.
      if (open.includes(live)) return live
    }
    const made: OpenConnection = await openConnection(parts, parameters, {
      onRelease() {
        const at = open.indexOf(made)
        if (at >= 0) open.splice(at, 1)
      },
      isShared: () => open.some((other) => other !== made),
    }).catch((error: unknown) => {
      // The frame has the new login already, so requests for the old accounts would be signed by another user.
      if (isNewLogin) end()
      throw error
    })
    open.push(made)
    return made
  }
  return {
    isLive: () => open.length > 0,
    use(parameters) {
      // Concurrent calls must not open a connection each.
      const next = last.catch(() => {}).then(() => use(parameters))
      last = next
      return next
    },
    refresh: async () => open.at(-1)?.refresh(),
    end,
  }
}

import type { WalletParts } from './EmbeddedWallet.js'
import { type OpenConnection, type OpenConnectionParameters, openConnection } from './openConnection.js'

type UseConnectionParameters = OpenConnectionParameters & {
  /** Whether a user has just logged in. Accounts read before may belong to another user. */
  readonly isNewLogin: boolean
}

/** The live connections of an embedded wallet. */
export type Connections = {
  isLive(): boolean
  /** Gives the connection of the login, with accounts on these networks besides those it has. */
  use(parameters: UseConnectionParameters): Promise<OpenConnection>
  refresh(): Promise<void>
  /** Ends all of them: their login is over. */
  end(): void
}

/**
 * Makes what lets every namespace of a login share one connection, whichever is connected first: the frame knows one
 * login, so a second connection would sign out the first when it ends.
 */
export function createConnections(parts: WalletParts): Connections {
  // The newest last. Another one is left only until it has been replaced.
  const open: OpenConnection[] = []
  let last: Promise<unknown> = Promise.resolve()
  const end = () => {
    for (const connection of [...open]) connection.end()
  }
  const use = async ({ isNewLogin, ...parameters }: UseConnectionParameters): Promise<OpenConnection> => {
    const live = open.at(-1)
    if (live && !isNewLogin) {
      await live.extend(parameters)
      // It may have been given up meanwhile.
      if (open.includes(live)) return live
    }
    const made: OpenConnection = await openConnection(parts, parameters, {
      onRelease() {
        const at = open.indexOf(made)
        if (at >= 0) open.splice(at, 1)
      },
      isShared: () => open.some((other) => other !== made),
    }).catch((error: unknown) => {
      // The frame knows the new login already, so accounts of the one before would be signed for by another person.
      if (isNewLogin) end()
      throw error
    })
    open.push(made)
    return made
  }
  return {
    isLive: () => open.length > 0,
    use(parameters) {
      // Two at the same time must not each make one.
      const next = last.catch(() => {}).then(() => use(parameters))
      last = next
      return next
    },
    refresh: async () => open.at(-1)?.refresh(),
    end,
  }
}

import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What the server's handlers find in their context. */
export type WalletEnv = {
  readonly Bindings: HttpBindings
  readonly Variables: {
    /** Decoded path. */
    pathname: string
    /** Project that the request is for, or ''. */
    projectId: string
  }
}

export type WalletContext = Context<WalletEnv>

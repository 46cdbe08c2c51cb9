import type { ChainNamespace } from '@portico/core'
import type { ConnectReturnType } from '../../../connection/commands/connect.js'
import { definePart } from '../../../instance/definePart.js'

/** An e-mail login in progress. */
export type LoginWork = {
  readonly controller: AbortController
  /** Namespaces to connect; `undefined` for all. */
  readonly namespaces: readonly ChainNamespace[] | undefined
  /** The connect that completes the login. Starts with the first mail. */
  connecting: Promise<ConnectReturnType> | undefined
  /** The wait for the link that registers a new browser. */
  device: Promise<void> | undefined
  /** Set if the answer to a code was lost: asks the frame whether it accepted the code, and undoes the login if so. */
  undo: (() => void) | undefined
}

/** The current login of an instance. */
export const loginWorkPart = definePart<{ work: LoginWork | undefined; stop: (() => void) | undefined }>({
  key: 'embeddedWalletLogin',
  create: () => ({ work: undefined, stop: undefined }),
  dispose({ work, stop }) {
    stop?.()
    work?.controller.abort()
  },
})

import type { ChainNamespace } from '@portico/core'
import type { ConnectReturnType } from '../../../connection/commands/connect.js'
import { definePart } from '../../../instance/definePart.js'

/** A login by e-mail that runs. */
export type LoginWork = {
  readonly controller: AbortController
  /** What to connect; `undefined` for all. */
  readonly namespaces: readonly ChainNamespace[] | undefined
  /** The connect that ends with it, once a mail is on its way. */
  connecting: Promise<ConnectReturnType> | undefined
  /** The wait for a new browser's link. */
  device: Promise<void> | undefined
  /** Asks the frame whether it has accepted a code after all, and undoes that; once an answer was lost. */
  undo: (() => void) | undefined
}

/** The login of an instance that runs now. */
export const loginWorkPart = definePart<{ work: LoginWork | undefined; stop: (() => void) | undefined }>({
  key: 'embeddedWalletLogin',
  create: () => ({ work: undefined, stop: undefined }),
  dispose({ work, stop }) {
    stop?.()
    work?.controller.abort()
  },
})

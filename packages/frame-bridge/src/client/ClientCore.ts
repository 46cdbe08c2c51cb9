import type { Clock, Emitter, Store } from '@portico/core'
import type { Messenger } from '../messenger/createMessenger.js'
import type { FrameClientEvents } from './FrameClient.js'

/** State that the parts of a client share. */
export type ClientCore = {
  readonly send: Messenger['send']
  readonly store: Store
  readonly clock: Clock
  readonly emitter: Emitter<FrameClientEvents>
  readonly state: {
    /** Number of sign-outs. */
    signOuts: number
    /** The token sent to the frame with a pending request. */
    given?: string | undefined
    /** The pending request of a login mail. */
    mail?: { readonly since: number; readonly signal: AbortSignal | undefined } | undefined
  }
}

export type RequestOptions = { readonly signal?: AbortSignal | undefined }

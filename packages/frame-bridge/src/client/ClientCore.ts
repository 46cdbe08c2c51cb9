import type { Clock, Emitter, Store } from '@portico/core'
import type { Messenger } from '../messenger/createMessenger.js'
import type { FrameClientEvents } from './FrameClient.js'

/** What the parts of a client share. */
export type ClientCore = {
  readonly send: Messenger['send']
  readonly store: Store
  readonly clock: Clock
  readonly emitter: Emitter<FrameClientEvents>
  readonly state: {
    /** How often the person signed out. */
    signOuts: number
    /** The token that the frame was given with a request it has not answered yet. */
    given?: string | undefined
    /** The login mail that is being asked for. */
    mail?: { readonly since: number; readonly signal: AbortSignal | undefined } | undefined
  }
}

export type RequestOptions = { readonly signal?: AbortSignal | undefined }

import type { ChainNamespace } from '@portico/core'
import type { RouteParams, ViewName } from './routes.js'

/** Why the modal closes. */
export type CloseReason = 'api' | 'button' | 'escape' | 'backdrop' | 'back' | 'done' | 'disconnected' | 'destroyed'

/** A view with all its parameters. */
export type ViewRequest = { [name in ViewName]: { readonly view: name; readonly params: RouteParams[name] } }[ViewName]

/** A call of `openModal`. The router decides what to show once its code has loaded. */
export type OpenRequest = ViewRequest & { readonly namespace?: ChainNamespace | undefined }

/** Store of the modal. */
export type ModalState = {
  open: boolean
  /** The latest request. Each has a higher `serial`, so that the same view can be requested twice. */
  request: OpenRequest | undefined
  serial: number
  /** The view on top, set by the router. */
  view: ViewName | undefined
}

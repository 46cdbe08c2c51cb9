import type { ChainNamespace } from '@portico/core'
import type { RouteParams, ViewName } from './routes.js'

/** Why the modal closes. */
export type CloseReason = 'api' | 'button' | 'escape' | 'backdrop' | 'back' | 'done' | 'disconnected' | 'destroyed'

/** A view with all its parameters. */
export type ViewRequest = { [name in ViewName]: { readonly view: name; readonly params: RouteParams[name] } }[ViewName]

/** What `openModal` was asked for. The router decides what is shown once its code has arrived. */
export type OpenRequest = ViewRequest & { readonly namespace?: ChainNamespace | undefined }

/** The store of the modal. */
export type ModalState = {
  open: boolean
  /** The latest request; `serial` grows with each so that the same view can be asked for twice. */
  request: OpenRequest | undefined
  serial: number
  /** The view on top, set by the router. */
  view: ViewName | undefined
}

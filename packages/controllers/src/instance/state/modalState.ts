import type { RouteParams, ViewName } from './RouteParams.js'

/** Why the modal closes. */
export type CloseReason = 'api' | 'button' | 'escape' | 'backdrop' | 'back' | 'done' | 'disconnected' | 'destroyed'

/** A wish to open a view. The router takes it when its code is there. */
export type OpenRequest = { [name in ViewName]: { readonly view: name; readonly params: RouteParams[name] } }[ViewName]

/** The store of the modal. */
export type ModalState = {
  open: boolean
  /** The latest wish; `serial` grows with each so that the same view can be asked for twice. */
  request: OpenRequest | undefined
  serial: number
  /** The view on top, set by the router. */
  view: ViewName | undefined
}

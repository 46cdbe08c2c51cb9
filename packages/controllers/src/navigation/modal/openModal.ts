import type { ChainNamespace } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { internals, type Portico } from '../../instance/Portico.js'
import type { OpenRequest } from '../../instance/state/modalState.js'
import type { OpenableView, RouteParams, ViewName } from '../../instance/state/routes.js'
import { hasAccount } from './hasAccount.js'

/** A view by name, with its parameters if it needs any. */
export type ViewParameters =
  | {
      [name in ViewName]: name extends OpenableView
        ? { readonly view: name; readonly params?: RouteParams[name] | undefined }
        : { readonly view: name; readonly params: RouteParams[name] }
    }[ViewName]
  // For a name that is only known to be one of them: TypeScript takes at most 25 names apart.
  | { readonly view: OpenableView; readonly params?: undefined }

/** Parameters of `openModal`: a view, by default chosen by the state, and the namespace. */
export type OpenModalParameters = (ViewParameters | { readonly view?: undefined; readonly params?: undefined }) & {
  /** The namespace to connect or show. Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Opens the modal, or shows another view in an open one. Without a view it shows the account if the namespace is
 * connected, and Connect otherwise. Instead of a view that needs an account it shows Connect if there is none, and
 * UnsupportedChain while the wallet is on a network the app does not offer.
 *
 * @param portico The instance. Nothing happens if it is destroyed.
 * @param parameters The view with its parameters, and the namespace.
 * @example
 * openModal(portico)
 * openModal(portico, { view: 'Networks' })
 */
export function openModal(portico: Portico, { view, params, namespace }: OpenModalParameters = {}): void {
  const { emitter, lifetime, stores } = portico[internals]
  if (lifetime.aborted) return
  const { modal } = stores
  const connected = hasAccount(portico, namespace)
  const name: ViewName = view ?? (connected ? 'Account' : 'Connect')
  const opens = !modal.open
  // `name` and `params` belong together: `params` is empty unless it came with the view.
  modal.request = ref({ view: name, params: params ?? {}, namespace } as OpenRequest)
  modal.open = true
  modal.serial++
  if (opens) emitter.emit('modalOpen', { view: name, connected })
}

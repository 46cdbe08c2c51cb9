import { matchOrigin } from '@portico/core/internal'
import { popupErrors } from './popupErrors.js'

/** Parameters of `handOverPopupResult`. */
export type HandOverPopupResultParameters = {
  /** Result of the login, which the app forwards in CONNECT_SOCIAL. */
  readonly resultUri: string
  /** Origin of the page that opened the popup, stored by the server from the frame's request. */
  readonly openerOrigin: string
  /** The project's allow-list; `*` stands for whole labels. */
  readonly allowedOrigins: readonly string[]
  /** The popup's window. Default: the global one. */
  readonly window?: { readonly opener: unknown }
}

/**
 * Hands the result of a login in a popup to the page that opened it, and to no other.
 *
 * @throws `popup/opener-refused` when the origin is not on the allow-list, `popup/opener-gone` when there is no opener.
 */
export function handOverPopupResult({
  resultUri,
  openerOrigin,
  allowedOrigins,
  window = globalThis.window,
}: HandOverPopupResultParameters): void {
  if (!allowedOrigins.some((pattern) => matchOrigin(pattern, openerOrigin))) {
    throw popupErrors('popup/opener-refused', { origin: openerOrigin })
  }
  // The DOM types an opener as `any`; browsers return a window or null.
  const opener = window.opener as Pick<Window, 'postMessage'> | null
  if (!opener) throw popupErrors('popup/opener-gone')
  opener.postMessage({ resultUri }, openerOrigin)
}

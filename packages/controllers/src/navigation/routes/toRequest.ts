import type { ViewRequest } from '../../instance/state/modalState.js'
import type { ViewParameters } from '../modal/openModal.js'

/** Fills in the parameters a view was asked for without. */
export function toRequest({ view, params = {} }: ViewParameters): ViewRequest {
  // The parameters were checked against the view by `ViewParameters`; only views that need none leave them out.
  return { view, params } as ViewRequest
}

import { type Portico, pushView, type RouteParams, track } from '@portico/controllers'

/**
 * Opens the form to swap, for a button that leads there. That the form opened is another event: apps open it, too.
 *
 * @param portico The instance.
 * @param params What the form begins with.
 */
export function openSwap(portico: Portico, params: RouteParams['Swap'] = {}): void {
  track(portico, { event: 'CLICK_CONVERT' })
  pushView(portico, { view: 'Swap', params })
}

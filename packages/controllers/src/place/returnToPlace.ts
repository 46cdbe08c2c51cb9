import { createStore, webStorage } from '@portico/core'
import { embeddedWalletPart } from '../connectors/embedded-wallet/state/embeddedWalletPart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { routes } from '../instance/state/routes.js'
import { pushView } from '../navigation/commands/pushView.js'
import { hasAccount } from '../navigation/modal/hasAccount.js'
import { openModal } from '../navigation/modal/openModal.js'
import type { Place } from './Place.js'
import { placeKey } from './placeKey.js'

/**
 * Opens the modal where `keepPlace` left it on the previous page, once. An account view is restored only if there is an
 * account. The transfer is left to `restoreSend`, whose code loads later.
 *
 * @param portico The instance, with its router attached.
 * @returns The place, or `undefined` if there was none to restore.
 */
export function returnToPlace(portico: Portico): Place | undefined {
  const { clock, logger, stores } = portico[internals]
  const store = createStore({ port: webStorage('sessionStorage'), id: '', logger })
  const place = store.get(placeKey)
  const isLate = !place || clock.now() > place.until
  // A place of another instance is kept for that instance.
  if (isLate || place.id === portico.id) store.remove(placeKey)
  if (isLate || place.id !== portico.id || stores.modal.open) return undefined
  const [first, ...rest] = place.views
  if (!first) return undefined
  if (!hasAccount(portico) && place.views.some(({ view }) => routes[view].account === 'required')) return undefined
  if (place.email) getPart(portico, embeddedWalletPart).typedEmail = place.email
  openModal(portico, first)
  // Another view was opened instead, such as a network switch, so the views above it are not restored.
  if (stores.modal.view === first.view) for (const view of rest) pushView(portico, view)
  return place
}

import { type Clock, systemClock } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { readMessageEvent } from '../messenger/readMessageEvent.js'
import { popupErrors } from './popupErrors.js'

/** Parameters of `receivePopupResult`. */
export type ReceivePopupResultParameters = {
  /** The popup that the app opened. */
  readonly popup: Pick<Window, 'closed'>
  /** Origin of the wallet. Messages of others are ignored. */
  readonly origin: string
  readonly signal?: AbortSignal
  /** The app's window. Default the global one. */
  readonly window?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly clock?: Clock
}

const pollMs = 1_000
// A message posted right before closing may arrive after the popup is seen closed. In milliseconds.
const graceMs = 250
const maxLength = 16_384

/**
 * Waits for the result of a login in a popup. Only a message of the wallet's origin that the popup itself sent counts;
 * every other is left alone, so that no foreign window can give a result or end the login.
 *
 * @throws `popup/closed` when the person closes the popup; the signal's reason when it aborts.
 */
export function receivePopupResult({
  popup,
  origin,
  signal,
  window = globalThis.window,
  clock = systemClock,
}: ReceivePopupResultParameters): Promise<string> {
  return new Promise((resolve, reject) => {
    let stopTimer = () => {}
    const finish = (settle: () => void) => {
      stopTimer()
      window.removeEventListener('message', listener)
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const abort = () => finish(() => reject(signal?.reason))
    const listener = (event: Event) => {
      if (readMessageEvent(event, 'source') !== popup || readMessageEvent(event, 'origin') !== origin) return
      const resultUri = readResultUri(readMessageEvent(event, 'data'))
      if (resultUri !== undefined) finish(() => resolve(resultUri))
    }
    const poll = () => {
      stopTimer = popup.closed
        ? clock.setTimeout(() => finish(() => reject(popupErrors('popup/closed'))), graceMs)
        : clock.setTimeout(poll, pollMs)
    }
    if (signal?.aborted) return reject(signal.reason)
    window.addEventListener('message', listener)
    signal?.addEventListener('abort', abort)
    poll()
  })
}

function readResultUri(message: unknown): string | undefined {
  const resultUri = isRecord(message) && Object.hasOwn(message, 'resultUri') ? message.resultUri : undefined
  return typeof resultUri === 'string' && resultUri.length <= maxLength ? resultUri : undefined
}

import { isPorticoError } from '@portico/core'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { ClientCore, RequestOptions } from './ClientCore.js'

/**
 * Waits until the link in the mail was opened. A person takes longer than a request may, so that it is sent anew each
 * time it ends without an answer, for 20 minutes. A frame that does not come back at all still fails it.
 */
export async function connectDevice({ send, clock }: ClientCore, options: RequestOptions = {}): Promise<void> {
  const end = clock.now() + frameTimeouts.device
  for (;;) {
    const timeoutMs = Math.min(frameTimeouts.request, end - clock.now())
    try {
      return await send('CONNECT_DEVICE', undefined, { ...options, timeoutMs, isSilent: true })
    } catch (error) {
      const isUnanswered = isPorticoError(error, 'frame/request-timeout') || isPorticoError(error, 'frame/reloaded')
      if (!isUnanswered || clock.now() >= end) throw error
    }
  }
}

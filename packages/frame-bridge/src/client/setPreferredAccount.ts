import { isPorticoError } from '@portico/core'
import { linkSignals } from '@portico/core/internal'
import type { FrameRequests } from '../protocol/frameRequests.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { ClientCore, RequestOptions } from './ClientCore.js'
import type { FrameClientEvents } from './FrameClient.js'

/** The request waits for the frame indefinitely; its caller must not. In milliseconds. */
const limitMs = frameTimeouts.ready + frameTimeouts.request

/** Sets the preferred account type, or falls back to `eoa`, including when the frame does not respond. */
export async function setPreferredAccount(
  { send, emitter, clock }: ClientCore,
  payload: FrameRequests['SET_PREFERRED_ACCOUNT']['request'],
  { signal }: RequestOptions = {},
): Promise<FrameClientEvents['account']> {
  const controller = new AbortController()
  const unlink = linkSignals(controller, [signal])
  const stopTimer = clock.setTimeout(() => controller.abort(), limitMs)
  try {
    const account = await send('SET_PREFERRED_ACCOUNT', payload, { signal: controller.signal }).catch(
      (error: unknown) => {
        const isLate = controller.signal.aborted && !signal?.aborted
        if (!isLate && isPorticoError(error, 'frame/aborted')) throw error
        return { type: 'eoa' } as const
      },
    )
    emitter.emit('account', account)
    return account
  } finally {
    stopTimer()
    unlink()
  }
}

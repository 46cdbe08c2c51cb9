import { isPorticoError } from '@portico/core'
import type { FrameRequests } from '../protocol/frameRequests.js'
import type { ClientCore, RequestOptions } from './ClientCore.js'
import type { FrameClientEvents } from './FrameClient.js'

/** Sets the preferred type of account, or falls back to `eoa`. */
export async function setPreferredAccount(
  { send, emitter }: ClientCore,
  payload: FrameRequests['SET_PREFERRED_ACCOUNT']['request'],
  options?: RequestOptions,
): Promise<FrameClientEvents['account']> {
  const account = await send('SET_PREFERRED_ACCOUNT', payload, options).catch((error: unknown) => {
    if (isPorticoError(error, 'frame/aborted')) throw error
    return { type: 'eoa' } as const
  })
  emitter.emit('account', account)
  return account
}

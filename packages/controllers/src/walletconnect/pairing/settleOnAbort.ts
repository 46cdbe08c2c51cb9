import { connectionErrors } from '@portico/core'

/** Follows a promise until the signal aborts; then it rejects with `connection/aborted`, whatever the promise does. */
export async function settleOnAbort<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(connectionErrors('connection/aborted'))
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([aborted, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

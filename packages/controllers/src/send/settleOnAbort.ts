import { sendErrors } from './sendErrors.js'

/** Follows a promise until `signal` aborts; then it rejects with `send/aborted`, whatever the promise does. */
export async function settleOnAbort<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(sendErrors('send/aborted'))
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([aborted, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

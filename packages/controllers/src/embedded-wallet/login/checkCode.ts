import { connectionErrors, isPorticoError } from '@portico/core'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'

type CheckCodeParameters = {
  readonly otp: string
  /** Gives the login up. */
  readonly signal: AbortSignal
  /** Called at once when the code counts, unless the login was given up. */
  readonly onAccept: () => void
}

/** Ends of a request after which nobody knows whether the frame has accepted the code. */
const unclear = ['frame/request-timeout', 'frame/reloaded', 'frame/invalid-reply']

/**
 * Hands a code to the frame. One that is under way cannot be taken back, so a login that is given up meanwhile is undone
 * if the frame accepts it all the same; and where that stays unclear, the frame is asked who is logged in.
 *
 * @throws `connection/aborted` as soon as the login is given up, and what the frame fails with
 */
export function checkCode(wallet: EmbeddedWallet, { otp, signal, onAccept }: CheckCodeParameters): Promise<void> {
  const answer = wallet.client.connectOtp({ otp })
  answer.catch((error: unknown) => {
    // Where it does not say either, the app goes on showing who was there: the frame signs for its own account only.
    if (unclear.some((code) => isPorticoError(error, code))) wallet.refresh().catch(() => {})
  })
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      wallet.undoLogin(answer)
      reject(connectionErrors('connection/aborted'))
    }
    signal.addEventListener('abort', onAbort)
    answer
      .then(() => signal.aborted || onAccept())
      .then(() => resolve(), reject)
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}

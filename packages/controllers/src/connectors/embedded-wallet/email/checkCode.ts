import { connectionErrors } from '@portico/core'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import { isUnclear } from '../wallet/isUnclear.js'
import type { LoginWork } from './loginWorkPart.js'

type CheckCodeParameters = {
  readonly otp: string
  readonly work: LoginWork
  /** Called at once when the code counts, unless the login was given up. */
  readonly onAccept: () => void
}

/**
 * Hands a code to the frame. One that is under way cannot be taken back, so a login that is given up meanwhile is undone
 * if the frame accepts it all the same; and where that stays unclear, the frame is asked who is logged in.
 *
 * @throws `connection/aborted` as soon as the login is given up, and what the frame fails with
 */
export async function checkCode(wallet: EmbeddedWallet, { otp, work, onAccept }: CheckCodeParameters): Promise<void> {
  const { signal } = work.controller
  const undo = (answer: Promise<void>) => wallet.undoLogin(answer.then(() => true))
  try {
    await wallet.client.connectOtp({ otp }, { signal, onLate: undo })
  } catch (cause) {
    if (signal.aborted) throw connectionErrors('connection/aborted', undefined, { cause })
    if (isUnclear(cause)) {
      // If the frame cannot tell, the app keeps showing the previous user. The frame signs for its own account only.
      wallet.refresh().catch(() => {})
      work.undo = () => undo(Promise.reject(cause))
    }
    throw cause
  }
  if (signal.aborted) {
    undo(Promise.resolve())
    throw connectionErrors('connection/aborted')
  }
  work.undo = undefined
  onAccept()
}

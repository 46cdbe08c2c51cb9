import { connectionErrors } from '@portico/core'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import { isUnclear } from '../wallet/isUnclear.js'
import type { LoginWork } from './loginWorkPart.js'

type CheckCodeParameters = {
  readonly otp: string
  readonly work: LoginWork
  /** Called as soon as the frame has accepted the code, unless the login was cancelled. */
  readonly onAccept: () => void
}

/**
 * Submits a code to the frame. A submitted code cannot be taken back, so if the login is cancelled meanwhile and the
 * frame still accepts the code, the login is undone. If the answer is lost, the frame is asked who is logged in.
 *
 * @throws `connection/aborted` as soon as the login is cancelled, and what the frame fails with
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

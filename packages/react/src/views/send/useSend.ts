import { type Portico, startSend } from '@portico/controllers'
import { retryBalances } from '@portico/controllers/ui'
import { useEffect } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { type SendForm, useSendForm } from '../../parts/transfer/useSendForm.js'

export type Send = SendForm & {
  /** Why the account cannot send at all, such as a network without transfers. */
  readonly error: unknown
  /** Reads the balances again. */
  readonly reload: () => void
}

/** Returns the send form. Starts one when the view appears, unless there is a draft. */
export function useSend(): Send {
  const { run, error } = useCommand(startSend)
  const again = useCommand(startAgain)
  useEffect(() => void run(), [run])
  return { ...useSendForm(), error, reload: () => void again.run() }
}

async function startAgain(portico: Portico): Promise<void> {
  await retryBalances(portico)
  await startSend(portico)
}

import { startSend } from '@portico/controllers'
import { useEffect } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { type SendForm, useSendForm } from './useSendForm.js'

export type Send = SendForm & {
  /** What keeps the account from sending at all, such as a network without transfers. */
  readonly error: unknown
  /** Reads the balances again. */
  readonly reload: () => void
}

/** Returns the send form. Begins it when the view appears; a draft is kept. */
export function useSend(): Send {
  const { run, error } = useCommand(startSend)
  useEffect(() => void run(), [run])
  return { ...useSendForm(), error, reload: () => void run() }
}

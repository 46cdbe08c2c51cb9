import { isPorticoError } from '@portico/core'
import { nameErrors } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { AccountNameState } from './AccountNameState.js'
import { accountNamePart, accountNameWorkPart } from './accountNamePart.js'
import { registerAccountName } from './registerAccountName.js'

/** What `confirmAccountName` takes. */
export type ConfirmAccountNameParameters = {
  /** Stops waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

/** The full name; `undefined` if the user has declined. */
export type ConfirmAccountNameReturnType = string | undefined

/**
 * Registers the name of the form. The wallet is asked to sign for it; on a failure the form is a draft again, with what
 * was typed.
 *
 * @param portico The instance.
 * @param parameters Stops waiting for the wallet.
 * @throws `name/in-progress`, and what `registerAccountName` throws, except `wallet/rejected`.
 */
export async function confirmAccountName(
  portico: Portico,
  { signal }: ConfirmAccountNameParameters = {},
): Promise<ConfirmAccountNameReturnType> {
  const state = getPart(portico, accountNamePart)
  const work = getPart(portico, accountNameWorkPart)
  if (state.phase === 'signing' || state.phase === 'registering') throw nameErrors('name/in-progress')
  const attempt = {}
  work.attempt = attempt
  const change = (values: Partial<AccountNameState>) => {
    if (work.attempt === attempt) Object.assign(state, values)
  }
  change({ phase: 'signing', declined: false, error: undefined })
  try {
    const onSigned = () => change({ phase: 'registering' })
    const name = await registerAccountName(portico, { name: state.text, onSigned, signal })
    change({ phase: 'registered', name })
    return name
  } catch (error) {
    const isDeclined = isPorticoError(error, 'wallet/rejected')
    const isTaken = isPorticoError(error, 'name/taken')
    const isTold = isDeclined || isTaken || signal?.aborted
    change({ phase: 'draft', declined: isDeclined, error: isTold ? undefined : error })
    if (isTaken) change({ availability: 'taken' })
    if (isDeclined) return undefined
    throw error
  }
}

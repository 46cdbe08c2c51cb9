import { setUnlimitedApproval } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Choice } from './Choice.js'

type UnlimitedChoiceProps = {
  readonly checked: boolean
  readonly disabled: boolean
  /** Called after a change: what the wallet is asked for is another approval. */
  readonly onChange: () => void
}

/** Whether to approve a token without a limit, instead of for this swap alone. */
export function UnlimitedChoice({ checked, disabled, onChange }: UnlimitedChoiceProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('swapReview')
  const choose = (unlimited: boolean) => {
    setUnlimitedApproval(portico, { unlimited })
    onChange()
  }
  return (
    <Choice checked={checked} disabled={disabled} onChange={choose}>
      {text.allowUnlimited}
    </Choice>
  )
}

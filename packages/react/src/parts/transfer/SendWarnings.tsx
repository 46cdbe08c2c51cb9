import type { SendState } from '@portico/controllers'
import { getSendWarnings, type SendWarning } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useMessages } from '../../i18n/useMessages.js'
import { Notice } from '../../primitives/Notice/Notice.js'
import css from './SendWarnings.module.css'

const messages = {
  'own-address': 'ownAddress',
  keyless: 'keyless',
  'token-contract': 'tokenContract',
  'look-alike': 'lookAlike',
} as const satisfies Record<SendWarning, string>

/** Warnings about the recipient. Announced when they appear. */
export function SendWarnings({ form }: { readonly form: Snapshot<SendState> }): ReactElement {
  const text = useMessages('recipient')
  return (
    <div role="status" className={css.warnings}>
      {getSendWarnings(form).map((warning) => (
        <Notice key={warning} tone="warning">
          {text[messages[warning]]}
        </Notice>
      ))}
    </div>
  )
}

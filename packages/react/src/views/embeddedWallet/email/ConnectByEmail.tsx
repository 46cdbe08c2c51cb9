import { push } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'
import { EmailForm } from './EmailForm.js'
import { useEmailLogin } from './useEmailLogin.js'

/** The e-mail field of Connect; where it stands alone, with the way to wallets. */
export function ConnectByEmail({ isAlone }: { readonly isAlone: boolean }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('embeddedWallet')
  const { isBusy, error, start, reset } = useEmailLogin()
  return (
    <>
      <EmailForm
        label={text.email}
        submitLabel={text.submitEmail}
        isBusy={isBusy}
        error={error}
        onSubmit={start}
        onEdit={reset}
      />
      {isAlone && (
        <Row
          start={<Icon name="wallet" />}
          title={text.continueWithWallet}
          chevron
          onClick={() => push(portico, { view: 'Connect', params: { walletsOnly: true } })}
        />
      )}
    </>
  )
}

import { push } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'
import { ContinueLoggedIn } from './ContinueLoggedIn.js'
import { EmailForm } from './EmailForm.js'
import { useEmailLogin } from './useEmailLogin.js'
import { useOpenLogin } from './useOpenLogin.js'

export type ConnectByEmailProps = {
  readonly isAlone: boolean
  /** What to connect alone. */
  readonly namespace: ChainNamespace | undefined
}

/**
 * The e-mail field of Connect, or the login that is there already; where it stands alone, with the way to wallets.
 */
export function ConnectByEmail({ isAlone, namespace }: ConnectByEmailProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('embeddedWallet')
  const { isBusy, error, typedEmail, select, start, reset } = useEmailLogin(namespace)
  const login = useOpenLogin(namespace)
  return (
    <>
      {login ? (
        <ContinueLoggedIn {...login} />
      ) : (
        <EmailForm
          label={text.email}
          submitLabel={text.submitEmail}
          initial={typedEmail}
          isBusy={isBusy}
          error={error}
          onFocus={select}
          onSubmit={start}
          onEdit={reset}
        />
      )}
      {isAlone && (
        <Row
          start={<Icon name="wallet" />}
          title={text.continueWithWallet}
          chevron
          onClick={() =>
            push(portico, { view: 'Connect', params: { walletsOnly: true, ...(namespace && { namespace }) } })
          }
        />
      )}
    </>
  )
}

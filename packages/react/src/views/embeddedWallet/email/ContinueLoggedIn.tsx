import type { ReactElement } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useConnectLoggedIn } from '../../../parts/request/useConnectLoggedIn.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import type { OpenLogin } from './useOpenLogin.js'

/** Offers to connect another namespace with the existing login. */
export function ContinueLoggedIn({ email, namespace }: OpenLogin): ReactElement {
  const text = useMessages('email')
  const { run, status, error } = useConnectLoggedIn(namespace)
  const problem = useErrorText(error)
  return (
    <>
      <Row
        start={<Icon name="user" size="l" />}
        title={email === undefined ? text.continueLoggedIn : text.continueAs({ email })}
        subtitle={text.loggedIn}
        busy={status === 'running'}
        chevron
        onClick={() => run()}
      />
      {error !== undefined && (
        <Notice tone="negative" title={text.continueFailed}>
          {problem}
        </Notice>
      )}
    </>
  )
}

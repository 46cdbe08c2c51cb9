import { connect } from '@portico/controllers'
import { type ReactElement, useEffect, useRef } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { leaveAfterConnect } from '../../request/leaveAfterConnect.js'
import type { OpenLogin } from './useOpenLogin.js'

/** Connects another kind of chain with the login that is there, without a mail. Leaving the view calls it off. */
export function ContinueLoggedIn({ email, namespace }: OpenLogin): ReactElement {
  const text = useMessages('embeddedWallet')
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])
  const { run, status, error } = useCommand(async (portico) => {
    const controller = new AbortController()
    pending.current = controller
    await connect(portico, { connectorId: 'AUTH', namespaces: [namespace], signal: controller.signal })
    leaveAfterConnect(portico)
  })
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

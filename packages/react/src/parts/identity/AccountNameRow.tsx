import { pushView } from '@portico/controllers'
import { isRegisteredName, offersNames } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { laterIcons } from '../../primitives/Icon/laterIcons.js'
import { Row } from '../../primitives/Row/Row.js'
import { IdentityName } from './IdentityName.js'

type AccountNameRowProps = {
  readonly title: string
  /** Shown while the account has no name that is registered. */
  readonly choose: string
  readonly view: 'ChooseAccountName' | 'RegisterAccountName'
}

/** Shows the name that is registered for the account, or leads to choosing one. Nothing where there are no names. */
export function AccountNameRow({ title, choose, view }: AccountNameRowProps): ReactElement | null {
  const portico = usePorticoInstance()
  const { name } = useIdentity({ namespace: 'eip155' })
  const isOffered = usePorticoState(() => offersNames(portico))
  if (!isOffered) return null
  return (
    <Row
      start={<Icon name={laterIcons.edit} size="l" />}
      title={title}
      subtitle={name !== undefined && isRegisteredName(portico, name) ? <IdentityName name={name} /> : choose}
      chevron
      onClick={() => pushView(portico, { view })}
    />
  )
}

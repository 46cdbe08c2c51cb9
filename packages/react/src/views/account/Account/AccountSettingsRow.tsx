import { pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'

/** Opens the settings of an e-mail account. */
export function AccountSettingsRow(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const connectorId = usePorticoState(({ activeNamespace, namespaces }) => namespaces[activeNamespace]?.connectorId)
  if (connectorId !== 'AUTH') return null
  return (
    <Row
      start={<Icon name="user" size="l" />}
      title={text.settings}
      chevron
      onClick={() => pushView(portico, { view: 'AccountSettings' })}
    />
  )
}

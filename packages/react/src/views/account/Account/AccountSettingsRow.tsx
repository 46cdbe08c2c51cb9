import { pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'

/** Opens the settings of an e-mail account. */
export function AccountSettingsRow(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  return (
    <Row
      start={<Icon name="user" size="l" />}
      title={text.settings}
      chevron
      onClick={() => pushView(portico, { view: 'AccountSettings' })}
    />
  )
}

import { pushView } from '@portico/controllers'
import { usesBlockchainApi } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Row } from '../../../primitives/Row/Row.js'

/** Opens the deposit from an exchange, on chains whose assets the exchanges can name. Requires `features.pay`. */
export function AccountPayRow(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { namespace, status, supported } = useActiveAccount()
  if (!usesBlockchainApi(portico) || !['eip155', 'solana'].includes(namespace)) return null
  const isConnected = status === 'connected'
  return (
    <Row
      start={<Icon name={laterIcons.receive} size="l" />}
      title={text.deposit}
      subtitle={isConnected ? (supported ? text.depositText : text.unsupported) : text.reconnecting}
      chevron
      disabled={!isConnected || !supported}
      onClick={() => pushView(portico, { view: 'Pay' })}
    />
  )
}

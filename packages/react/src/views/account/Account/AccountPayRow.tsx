import { pushView } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { usesBlockchainApi } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Row } from '../../../primitives/Row/Row.js'

/** Leads to a deposit from an exchange, where the app has turned that on and the exchanges name the chain's assets. */
export function AccountPayRow(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { namespace, status, supported } = useActiveAccount()
  const { features } = getInternals(portico).options
  if (!features.pay || !usesBlockchainApi(portico) || !['eip155', 'solana'].includes(namespace)) return null
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

import { pushView } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { Badge } from '../../../primitives/Badge/Badge.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Row } from '../../../primitives/Row/Row.js'

/** Shows the network the account is used on and leads to the choice of another. */
export function AccountNetworkRow(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { definition, supported } = useActiveAccount()
  const { enableNetworkSwitch } = getInternals(portico).options
  const name = definition?.name ?? text.unknownNetwork
  return (
    <Row
      start={<NetworkTile image={definition?.imageUrl} name={name} />}
      title={text.network}
      subtitle={name}
      badge={!supported && <Badge tone="warning">{text.unsupported}</Badge>}
      chevron={enableNetworkSwitch}
      disabled={!enableNetworkSwitch}
      onClick={() => pushView(portico, { view: 'Networks' })}
    />
  )
}

import type { Network } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Badge } from '../../../primitives/Badge/Badge.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Row, type RowProps } from '../../../primitives/Row/Row.js'

/** One network to choose. */
export function NetworkRow({
  network,
  ...rest
}: Omit<RowProps, 'start' | 'title' | 'badge'> & { readonly network: Network }): ReactElement {
  const text = useMessages('networks')
  return (
    <Row
      start={<NetworkTile image={network.imageUrl} name={network.name} />}
      title={network.name}
      badge={network.testnet && <Badge tone="warning">{text.testnet}</Badge>}
      {...rest}
    />
  )
}

import type { WalletRow } from '@portico/controllers/ui'
import type { ReactNode } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { chooseWallet } from '../../../parts/catalogue/chooseWallet.js'
import { Badge } from '../../../primitives/Badge/Badge.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'
import type { SectionProps } from './SectionProps.js'
import type { Later } from './useLater.js'

export type ConnectRowProps = SectionProps & {
  readonly row: WalletRow
  /** Draws the wallets of the catalogue. */
  readonly later: Later | undefined
}

/** A row of Connect's list. */
export function ConnectRow({ row, namespace, later }: ConnectRowProps): ReactNode {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  if (row.kind === 'reserved') return <Skeleton />
  const badge = row.group === 'recent' && <Badge tone="accent">{text.recent}</Badge>
  if (row.kind === 'catalogue') return later && <later.CatalogueRow {...{ wallet: row.wallet, badge, namespace }} />
  const { name, image, type, installed } = row.wallet
  return (
    <Row
      start={<WalletTile image={image} name={name} />}
      title={name}
      badge={badge || (installed && <Badge>{text.installed}</Badge>)}
      end={type === 'WALLET_CONNECT' ? <Icon name="qr" /> : undefined}
      onClick={() => chooseWallet(portico, row.wallet, namespace)}
    />
  )
}

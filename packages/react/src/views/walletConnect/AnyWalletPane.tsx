import { pushView } from '@portico/controllers'
import { getAllWalletsRow, readEnvironment } from '@portico/controllers/ui'
import { type ReactElement, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { Row } from '../../primitives/Row/Row.js'
import { QrPane } from './pairing/QrPane.js'
import type { PairingView } from './pairing/usePairingView.js'
import { WalletConnectMark } from './WalletConnectMark.js'

type AnyWalletPaneProps = {
  readonly pairing: PairingView
  /** Whether to link to all wallets on every device. Default: only on phones, which cannot scan their own screen. */
  readonly withList?: boolean | undefined
}

/** The code for any wallet, with a link to all wallets. */
export function AnyWalletPane({ pairing, withList = false }: AnyWalletPaneProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('walletConnect')
  const [{ isMobile }] = useState(readEnvironment)
  const hasList = (withList || isMobile) && getAllWalletsRow(portico, { isMobile }).isShown
  const title = isMobile && hasList ? text.scanOther : text.scanAny
  return (
    <QrPane pairing={pairing} title={title} mark={<WalletConnectMark />}>
      {hasList && (
        <Row
          start={<Icon name="wallet" />}
          title={text.allWallets}
          chevron
          onClick={() => pushView(portico, { view: 'AllWallets', params: {} })}
        />
      )}
    </QrPane>
  )
}

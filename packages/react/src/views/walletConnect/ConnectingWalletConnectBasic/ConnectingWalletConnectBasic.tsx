import { getAllWalletsRow, push } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'
import { PairingBody } from '../pairing/PairingBody.js'
import { QrPane } from '../pairing/QrPane.js'
import { usePairing } from '../pairing/usePairing.js'
import { useEnvironment } from '../useEnvironment.js'
import { WalletConnectMark } from '../WalletConnectMark.js'

/** Pairs with any wallet by a code, with the list of all wallets below: for apps that connect over WalletConnect alone. */
export function ConnectingWalletConnectBasic(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('walletConnect')
  const { isMobile } = useEnvironment()
  const pairing = usePairing()
  return (
    <PairingBody pairing={pairing} name={text.unknownWallet} picture={<WalletConnectMark size="xl" />}>
      <QrPane pairing={pairing} title={text.scanAny} mark={<WalletConnectMark />}>
        {getAllWalletsRow(portico, { isMobile }).isShown && (
          <Row
            start={<Icon name="wallet" />}
            title={text.allWallets}
            chevron
            onClick={() => push(portico, { view: 'AllWallets', params: {} })}
          />
        )}
      </QrPane>
    </PairingBody>
  )
}

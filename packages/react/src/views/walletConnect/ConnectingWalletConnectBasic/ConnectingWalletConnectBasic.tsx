import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { AnyWalletPane } from '../AnyWalletPane.js'
import { PairingBody } from '../pairing/PairingBody.js'
import { usePairingView } from '../pairing/usePairingView.js'
import { WalletConnectMark } from '../WalletConnectMark.js'

/** Pairs with any wallet by a code, with the list of all wallets below: for apps that connect over WalletConnect alone. */
export function ConnectingWalletConnectBasic(): ReactElement {
  const text = useMessages('walletConnect')
  const pairing = usePairingView()
  return (
    <PairingBody pairing={pairing} name={text.unknownWallet} picture={<WalletConnectMark size="xl" />}>
      <AnyWalletPane pairing={pairing} withList />
    </PairingBody>
  )
}

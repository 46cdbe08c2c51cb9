import { pushView } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import type { ReactElement, ReactNode } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { WalletIntro } from '../WalletIntro.js'

type BrowserPaneProps = {
  readonly connectorId: string
  readonly namespace: ChainNamespace | undefined
  readonly name: string
  /** Tile of 72 px. */
  readonly picture: ReactNode
}

/** Connects the wallet that is installed in this browser. */
export function BrowserPane({ connectorId, namespace, name, picture }: BrowserPaneProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('walletConnect')
  const params = { connectorId, ...(namespace === undefined ? {} : { namespace }) }
  return (
    <WalletIntro picture={picture} title={text.openTitle({ name })} text={text.browserText}>
      <Button full onClick={() => pushView(portico, { view: 'ConnectingExternal', params })}>
        {text.openWallet({ name })}
      </Button>
    </WalletIntro>
  )
}

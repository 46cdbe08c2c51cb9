import { pushView, type RouteParams, replaceView } from '@portico/controllers'
import { preferNetwork } from '@portico/controllers/ui'
import { type ChainNamespace, getNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { getChainsName } from '../../../parts/accounts/getChainsName.js'
import { RequestPane } from '../../../parts/request/RequestPane.js'
import { useConnectLoggedIn } from '../../../parts/request/useConnectLoggedIn.js'
import { Button } from '../../../primitives/Button/Button.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { useOwnWay } from './useOwnWay.js'

/**
 * Says that a network belongs to a namespace that is not connected, and offers to connect a wallet; an e-mail login that
 * supports it connects immediately. Existing connections stay.
 */
export function SwitchActiveChain({ params }: { readonly params: RouteParams['SwitchActiveChain'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('networks')
  const nameOf = (namespace: ChainNamespace) => getChainsName(namespace, { eip155: text.chainsEip155 })
  const network = usePorticoState((state) => state.networks.find((each) => each.caipNetworkId === params.networkId))
  const from = usePorticoState((state) => state.activeNamespace)
  const namespace = getNamespace(params.networkId)
  const isConnected = usePorticoState((state) => state.namespaces[namespace]?.status === 'connected')
  const name = network?.name ?? text.unknownNetwork
  const own = useOwnWay(namespace)
  const login = useConnectLoggedIn(namespace)
  const problem = useErrorText(login.error)
  const hasFailed = login.status === 'error'

  const connectWith = (open: () => void) => () => {
    preferNetwork(portico, params.networkId)
    open()
  }
  const useOwn = connectWith(() => {
    if (own?.connectorId === undefined) void login.run()
    else pushView(portico, { view: 'ConnectingExternal', params: { connectorId: own.connectorId, namespace } })
  })
  const useOther = connectWith(() => pushView(portico, { view: 'Connect', params: { namespace } }))
  const move = () => replaceView(portico, { view: 'SwitchNetwork', params })
  return (
    <RequestPane
      picture={<NetworkTile image={network?.imageUrl} name={name} size="xl" />}
      state={hasFailed ? 'failed' : 'asking'}
      title={hasFailed ? text.failedTitle : text.otherChainTitle({ network: name })}
      text={hasFailed ? problem : text.otherChainText({ network: name, to: nameOf(namespace), from: nameOf(from) })}
      onRetry={useOwn}
    >
      {isConnected ? (
        <Button full onClick={move}>
          {text.moveTo({ network: name })}
        </Button>
      ) : (
        <>
          {own && !hasFailed && (
            <Button full busy={login.status === 'running'} onClick={useOwn}>
              {text.continueWith({ wallet: own.name })}
            </Button>
          )}
          <Button full variant={own ? 'secondary' : 'primary'} onClick={useOther}>
            {own ? text.otherWallet : text.connectWallet}
          </Button>
        </>
      )}
    </RequestPane>
  )
}

import { getWallet, push, type RouteParams, replace } from '@portico/controllers'
import { preferNetwork } from '@portico/controllers/internal'
import { type ChainNamespace, getNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { getChainsName } from '../../accounts/getChainsName.js'
import { RequestPane } from '../../request/RequestPane.js'

/**
 * Says that a network belongs to another kind of chain than the connected wallet, and leads to a wallet for it. What is
 * connected stays connected.
 */
export function SwitchActiveChain({ params }: { readonly params: RouteParams['SwitchActiveChain'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('networks')
  const nameOf = (namespace: ChainNamespace) => getChainsName(namespace, { eip155: text.chainsEip155 })
  const network = usePorticoState((state) => state.networks.find((each) => each.caipNetworkId === params.network))
  const from = usePorticoState((state) => state.activeNamespace)
  const connectorId = usePorticoState((state) => state.namespaces[from]?.connectorId)
  const namespace = getNamespace(params.network)
  const isConnected = usePorticoState((state) => state.namespaces[namespace]?.status === 'connected')
  const name = network?.name ?? text.unknownNetwork
  const own = connectorId === undefined ? undefined : getWallet(portico, { connectorId })
  const wallet = own?.namespaces.includes(namespace) ? own : undefined

  const connectWith = (open: () => void) => () => {
    preferNetwork(portico, params.network)
    open()
  }
  const useOwn = connectWith(() =>
    push(portico, { view: 'ConnectingExternal', params: { connectorId: wallet?.id ?? '', namespace } }),
  )
  const useOther = connectWith(() => push(portico, { view: 'Connect', params: { namespace } }))
  const move = () => replace(portico, { view: 'SwitchNetwork', params })
  return (
    <RequestPane
      picture={<NetworkTile image={network?.imageUrl} name={name} size="xl" />}
      state="asking"
      title={text.otherChainTitle({ network: name })}
      text={text.otherChainText({ network: name, to: nameOf(namespace), from: nameOf(from) })}
    >
      {isConnected ? (
        <Button full onClick={move}>
          {text.moveTo({ network: name })}
        </Button>
      ) : (
        <>
          {wallet && (
            <Button full onClick={useOwn}>
              {text.continueWith({ wallet: wallet.name })}
            </Button>
          )}
          <Button full variant={wallet ? 'secondary' : 'primary'} icon="wallet" onClick={useOther}>
            {wallet ? text.otherWallet : text.connectFor({ chain: nameOf(namespace) })}
          </Button>
        </>
      )}
    </RequestPane>
  )
}

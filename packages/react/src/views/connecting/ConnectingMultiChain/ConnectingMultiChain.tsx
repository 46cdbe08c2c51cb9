import { pushView, type RouteParams } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import { getNamespaceInfo } from '@portico/core/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'
import { useWallet } from '../useWallet.js'
import css from './ConnectingMultiChain.module.css'

/** Asks which namespace to use a multi-chain wallet for. */
export function ConnectingMultiChain({
  params,
}: {
  readonly params: RouteParams['ConnectingMultiChain']
}): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connecting')
  const networks = usePorticoState((state) => state.networks)
  const wallet = useWallet(params.connectorId)
  const name = wallet?.name ?? text.unknownWallet

  const kinds = [...new Set(networks.map((network) => network.chainNamespace))].filter((namespace) =>
    wallet?.namespaces.includes(namespace),
  )
  const nameOf = (namespace: ChainNamespace) =>
    namespace === 'eip155' ? text.kindEip155 : text.kindOther({ name: getNamespaceInfo(namespace).name })
  const imageOf = (namespace: ChainNamespace) =>
    networks.find((network) => network.chainNamespace === namespace)?.imageUrl
  const choose = (namespace: ChainNamespace) =>
    pushView(portico, { view: 'ConnectingExternal', params: { connectorId: params.connectorId, namespace } })
  return (
    <>
      <div className={css.head}>
        <WalletTile image={wallet?.image} name={name} size="l" />
        <Text align="center" className={css.text}>
          {wallet === undefined ? text.missingText : text.selectChainText({ name })}
        </Text>
      </div>
      <VirtualList label={text.selectChain} items={kinds} getKey={(namespace) => namespace}>
        {(namespace) => (
          <Row
            start={<NetworkTile image={imageOf(namespace)} name={nameOf(namespace)} />}
            title={nameOf(namespace)}
            chevron
            onClick={() => choose(namespace)}
          />
        )}
      </VirtualList>
    </>
  )
}

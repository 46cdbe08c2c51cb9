import { pushView, setActiveNamespace } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { getChainsName } from '../../../parts/accounts/getChainsName.js'
import { Address } from '../../../primitives/Address/Address.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Row } from '../../../primitives/Row/Row.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import { LeaveChainButton } from './LeaveChainButton.js'

/** The app's namespaces: selects a connected one, or opens Connect for one without a wallet. */
export function ChainList({ kinds }: { readonly kinds: readonly ChainNamespace[] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { activeNamespace, namespaces, networks } = usePorticoState((state) => state)
  const choose = (namespace: ChainNamespace, isConnected: boolean) =>
    isConnected
      ? setActiveNamespace(portico, { namespace })
      : pushView(portico, { view: 'Connect', params: { namespace } })
  return (
    <>
      <VirtualList label={text.chains} items={kinds} getKey={(namespace) => namespace}>
        {(namespace) => {
          const name = getChainsName(namespace, { eip155: text.chainsEip155 })
          const image = networks.find((network) => network.chainNamespace === namespace)?.imageUrl
          const address = namespaces[namespace]?.address
          return (
            <Row
              start={<NetworkTile image={image} name={name} />}
              title={name}
              subtitle={address === undefined ? text.chainOff : <Address value={address} />}
              current={namespace === activeNamespace}
              chevron={address === undefined}
              onClick={() => choose(namespace, address !== undefined)}
            />
          )
        }}
      </VirtualList>
      <LeaveChainButton />
    </>
  )
}

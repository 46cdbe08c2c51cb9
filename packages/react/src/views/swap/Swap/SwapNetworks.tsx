import { getSwapNetworks, type Portico, switchNetwork, track } from '@portico/controllers'
import type { CaipNetworkId } from '@portico/core'
import { type ReactElement, useEffect, useState } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Stack } from '../../../primitives/Stack/Stack.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'

/** Leads from a network without swaps to one that has them. */
export function SwapNetworks({ onSwitched }: { readonly onSwitched: () => void }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('swap')
  const networks = usePorticoState((state) => state.networks)
  const [ids, setIds] = useState<readonly CaipNetworkId[]>()
  const [pressed, setPressed] = useState<CaipNetworkId>()
  const change = useCommand(async (instance: Portico, networkId: CaipNetworkId) => {
    await switchNetwork(instance, { networkId })
    onSwitched()
  })
  const errorText = useErrorText(change.error)
  useEffect(() => {
    let current = true
    getSwapNetworks(portico).then(
      (found) => current && setIds(found),
      () => current && setIds([]),
    )
    return () => {
      current = false
    }
  }, [portico])
  const offered = networks.filter(({ caipNetworkId }) => ids?.includes(caipNetworkId))
  const choose = (networkId: CaipNetworkId) => {
    setPressed(networkId)
    track(portico, { event: 'CLICK_SELECT_NETWORK_TO_SWAP' })
    void change.run(networkId)
  }
  return (
    <Stack>
      <Notice title={text.networkTitle}>{ids && (offered.length > 0 ? text.networkText : text.networkNone)}</Notice>
      {change.status === 'error' && <Notice tone="negative">{errorText}</Notice>}
      {!ids && <Skeleton shape="lines" count={3} />}
      {offered.length > 0 && (
        <VirtualList label={text.networks} items={offered} getKey={({ caipNetworkId }) => caipNetworkId}>
          {({ caipNetworkId, imageUrl, name }) => (
            <Row
              start={<NetworkTile image={imageUrl} name={name} />}
              title={<bdi>{name}</bdi>}
              busy={change.status === 'running' && pressed === caipNetworkId}
              chevron
              onClick={() => choose(caipNetworkId)}
            />
          )}
        </VirtualList>
      )}
    </Stack>
  )
}

import { disconnect } from '@portico/controllers'
import { type ReactElement, useMemo } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import { getSwitchTexts } from '../getSwitchTexts.js'
import { NetworkRow } from '../NetworkRow/NetworkRow.js'
import { getKnownNetworkName } from './getKnownNetworkName.js'
import css from './UnsupportedChain.module.css'
import { useRowSwitch } from './useRowSwitch.js'

/**
 * Blocks the modal while the wallet is on a network that the app does not offer, until the user switches or
 * disconnects.
 */
export function UnsupportedChain(): ReactElement {
  const common = useMessages('common')
  const text = useMessages('networks')
  const namespace = usePorticoState((state) => state.activeNamespace)
  const networkId = usePorticoState((state) => state.namespaces[namespace]?.networkId)
  const networks = usePorticoState((state) => state.networks)
  const offered = useMemo(() => {
    const usable = networks.filter((candidate) => candidate.chainNamespace === namespace)
    return usable.length > 0 ? usable : networks
  }, [networks, namespace])
  const leave = useCommand(disconnect)
  const [row, choose] = useRowSwitch()
  const error = row?.status === 'failed' ? row.error : undefined
  const errorText = useErrorText(error)

  const name =
    networkId &&
    (getKnownNetworkName(networkId) ?? text.chainNumber({ chain: networkId.slice(networkId.indexOf(':') + 1) }))
  const failure = (networkName: string) => getSwitchTexts(error, networkName, text, errorText).title
  const failed = row?.status === 'failed' && offered.find(({ caipNetworkId }) => caipNetworkId === row.networkId)
  return (
    <div className={css.view}>
      <Text align="center" className={css.text}>
        {name === undefined ? text.unsupportedUnknownText : text.unsupportedText({ network: name })}
      </Text>
      <VisuallyHidden role="status">{failed && `${failed.name}: ${failure(failed.name)}`}</VisuallyHidden>
      <VirtualList label={text.supportedNetworks} items={offered} getKey={({ caipNetworkId }) => caipNetworkId}>
        {(candidate) => {
          const mine = row?.networkId === candidate.caipNetworkId ? row.status : undefined
          return (
            <NetworkRow
              network={candidate}
              busy={mine === 'busy'}
              subtitle={mine === 'busy' ? text.waitingTitle : mine === 'failed' ? failure(candidate.name) : undefined}
              chevron
              onClick={() => choose(candidate.caipNetworkId)}
            />
          )
        }}
      </VirtualList>
      <div className={css.actions}>
        <Button
          variant="secondary"
          full
          icon={laterIcons.disconnect}
          busy={leave.status === 'running'}
          onClick={() => leave.run({ namespace })}
        >
          {common.disconnect}
        </Button>
      </div>
    </div>
  )
}

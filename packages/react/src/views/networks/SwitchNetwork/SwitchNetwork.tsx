import { type RouteParams, switchNetwork } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { OpenWalletLink } from '../../../parts/links/OpenWalletLink.js'
import { RequestPane } from '../../../parts/request/RequestPane.js'
import { useWalletRequest } from '../../../parts/request/useWalletRequest.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { getSwitchTexts } from '../getSwitchTexts.js'
import { leaveAfterSwitch } from '../leaveAfterSwitch.js'

/** Asks the wallet to switch the network and shows the progress. Leaving the view cancels the request. */
export function SwitchNetwork({ params }: { readonly params: RouteParams['SwitchNetwork'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('networks')
  const network = usePorticoState((state) =>
    state.networks.find((candidate) => candidate.caipNetworkId === params.networkId),
  )
  const request = useWalletRequest({
    run: (signal) => switchNetwork(portico, { networkId: params.networkId, signal }),
    onDone: () => leaveAfterSwitch(portico),
  })
  const error = request.status === 'failed' ? request.error : undefined
  const errorText = useErrorText(error)
  const name = network?.name ?? text.unknownNetwork
  const picture = <NetworkTile image={network?.imageUrl} name={name} size="xl" />
  if (request.status === 'waiting')
    return (
      <RequestPane
        picture={picture}
        state="waiting"
        title={text.waitingTitle}
        text={text.waitingText({ network: name })}
        hint={request.slow ? text.waitingHint : undefined}
        onRetry={request.retry}
      >
        <OpenWalletLink label={text.openWallet} />
      </RequestPane>
    )
  const told = getSwitchTexts(error, name, text, errorText)
  return (
    <RequestPane
      picture={picture}
      state={told.problem === 'declined' ? 'declined' : 'failed'}
      title={told.title}
      text={told.text}
      onRetry={request.retry}
    />
  )
}

import { connect, type RouteParams } from '@portico/controllers'
import { leaveAfterConnect } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { ReloadButton } from '../../../parts/reload/ReloadButton.js'
import { RequestPane } from '../../../parts/request/RequestPane.js'
import { useWalletRequest } from '../../../parts/request/useWalletRequest.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'
import { useWallet } from '../useWallet.js'
import { getConnectProblem } from './getConnectProblem.js'

/** Asks one wallet to connect and shows the progress. Leaving the view cancels the request. */
export function ConnectingExternal({ params }: { readonly params: RouteParams['ConnectingExternal'] }): ReactElement {
  const { connectorId, namespace } = params
  const portico = usePorticoInstance()
  const text = useMessages('connecting')
  const common = useMessages('common')
  const wallet = useWallet(connectorId)
  const request = useWalletRequest({
    run: (signal) => {
      const connector = wallet?.connectors.find(
        (candidate) => namespace === undefined || candidate.namespaces.includes(namespace),
      )
      return connect(portico, {
        connectorId: connector?.id ?? connectorId,
        signal,
        ...(namespace === undefined ? {} : { namespaces: [namespace] }),
      })
    },
    onDone: () => leaveAfterConnect(portico),
  })

  const name = wallet?.name ?? text.unknownWallet
  const error = request.status === 'failed' ? request.error : undefined
  const errorText = useErrorText(error)
  const picture = <WalletTile image={wallet?.image} name={name} size="xl" />
  if (request.status === 'waiting')
    return (
      <RequestPane
        picture={picture}
        state="waiting"
        title={text.waitingTitle({ name })}
        text={text.waitingText}
        hint={request.slow ? text.waitingHint : undefined}
        onRetry={request.retry}
      />
    )

  const problem = getConnectProblem(error, navigator.onLine)
  const texts = {
    declined: { title: text.declinedTitle, text: text.declinedText },
    pending: { title: text.pendingTitle, text: text.pendingText({ name }) },
    locked: { title: text.lockedTitle({ name }), text: text.lockedText },
    missing: { title: text.missingTitle({ name }), text: text.missingText },
    offline: { title: text.offlineTitle, text: text.offlineText },
    unloaded: { title: common.loadFailedTitle, text: errorText },
    failed: undefined,
  }[problem]
  return (
    <RequestPane
      picture={picture}
      state={problem === 'declined' ? 'declined' : 'failed'}
      title={texts?.title ?? text.failedTitle}
      text={texts?.text ?? errorText}
      onRetry={request.retry}
    >
      {problem === 'unloaded' && <ReloadButton full />}
    </RequestPane>
  )
}

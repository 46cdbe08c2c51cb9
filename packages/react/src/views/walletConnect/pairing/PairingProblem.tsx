import type { ReactElement, ReactNode } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { ReloadButton } from '../../../parts/reload/ReloadButton.js'
import { isMissingPart } from '../../../parts/request/isMissingPart.js'
import { RequestPane } from '../../../parts/request/RequestPane.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import type { PairingView } from './usePairingView.js'

type PairingProblemProps = {
  readonly pairing: PairingView
  readonly problem: 'trying' | 'offline' | 'declined' | 'failed'
  /** Tile of 72 px. */
  readonly picture: ReactNode
}

type Pane = { readonly state: 'waiting' | 'declined' | 'failed'; readonly title: string; readonly text: string }

/** Says why a pairing failed, with a button to try again. */
export function PairingProblem({ pairing, problem, picture }: PairingProblemProps): ReactElement {
  const text = useMessages('walletConnect')
  const common = useMessages('common')
  const errorText = useErrorText(pairing.error)
  const { retry } = pairing
  const isUnloaded = problem === 'failed' && isMissingPart(pairing.error)
  const panes: Readonly<Record<typeof problem, Pane>> = {
    trying: { state: 'waiting', title: text.tryingTitle, text: text.tryingText },
    offline: { state: 'waiting', title: text.offlineTitle, text: text.offlineText },
    declined: { state: 'declined', title: text.declinedTitle, text: text.declinedText },
    failed: { state: 'failed', title: isUnloaded ? common.loadFailedTitle : text.failedTitle, text: errorText },
  }
  const told = panes[problem]
  return (
    <RequestPane picture={picture} state={told.state} title={told.title} text={told.text} onRetry={retry}>
      {told.state === 'waiting' && <RetryButton full onClick={retry} size="m" />}
      {isUnloaded && <ReloadButton full />}
    </RequestPane>
  )
}

import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { useCountdown } from '../../../parts/request/useCountdown.js'
import { Button } from '../../../primitives/Button/Button.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { QrCode } from '../../../primitives/QrCode/QrCode.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import css from './QrPane.module.css'
import { RelayNotice } from './RelayNotice.js'
import type { PairingView } from './usePairingView.js'

type QrPaneProps = {
  readonly pairing: PairingView
  /** Who may scan the code. */
  readonly title: string
  /** Tile of 56 px in the middle of the code. */
  readonly mark: ReactNode
  /** Further actions, below the code. */
  readonly children?: ReactNode
}

/** Shows the code of a pairing. Reserves the code's place, so that nothing moves when it appears. */
export function QrPane({ pairing, title, mark, children }: QrPaneProps): ReactElement {
  const text = useMessages('walletConnect')
  const onFailed = useCopyFailedToast()
  const time = useCountdown(pairing.expiresAt)
  const { uri } = pairing
  return (
    <div className={css.pane}>
      <Text align="center">{title}</Text>
      {uri === undefined ? (
        <div className={css.placeholder}>{mark}</div>
      ) : (
        <QrCode size="l" value={uri} label={text.qrCode} mark={mark} />
      )}
      {/* Told once: neither the countdown nor a fresh code interrupts a screen reader. */}
      <VisuallyHidden role="status">{uri === undefined ? text.starting : text.ready}</VisuallyHidden>
      <div className={css.foot}>
        <Text variant="caption" className={css.time} role="timer">
          {time === undefined ? text.starting : text.newCodeIn({ time })}
        </Text>
        {uri === undefined ? (
          <Button variant="secondary" size="s" icon={laterIcons.copy} disabled>
            {text.copyLink}
          </Button>
        ) : (
          <CopyButton withText value={uri} label={text.copyLink} copiedLabel={text.copied} onFailed={onFailed} />
        )}
      </div>
      <RelayNotice pairing={pairing} />
      {children}
    </div>
  )
}

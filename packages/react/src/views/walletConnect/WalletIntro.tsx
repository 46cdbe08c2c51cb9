import type { ReactElement, ReactNode } from 'react'
import { ProgressRing } from '../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../primitives/Text/Text.js'
import css from './WalletIntro.module.css'

type WalletIntroProps = {
  /** Tile of 72 px. */
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Introduces a wallet, with actions below. */
export function WalletIntro({ picture, title, text, children }: WalletIntroProps): ReactElement {
  return (
    <div className={css.intro}>
      <ProgressRing state="idle">{picture}</ProgressRing>
      <div>
        <Text variant="title">{title}</Text>
        <Text className={css.text}>{text}</Text>
      </div>
      <div className={css.actions}>{children}</div>
    </div>
  )
}

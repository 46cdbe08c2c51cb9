import type { ReactElement } from 'react'
import css from './WalletConnectMark.module.css'

type WalletConnectMarkProps = {
  /** 56 (default) or 72 px. */
  readonly size?: 'l' | 'xl' | undefined
}

/** Two links of a chain, drawn by ourselves: stands for WalletConnect where no wallet is chosen. Decorative. */
export function WalletConnectMark({ size = 'l' }: WalletConnectMarkProps): ReactElement {
  return (
    <svg className={css.mark} data-size={size} viewBox="0 0 56 56" aria-hidden="true">
      <rect width="56" height="56" rx="14" />
      <path d="M25 33.5l-2.6 2.6a6.4 6.4 0 0 1-9-9l5.8-5.8a6.4 6.4 0 0 1 9 0" />
      <path d="M31 22.5l2.6-2.6a6.4 6.4 0 0 1 9 9l-5.8 5.8a6.4 6.4 0 0 1-9 0" />
    </svg>
  )
}

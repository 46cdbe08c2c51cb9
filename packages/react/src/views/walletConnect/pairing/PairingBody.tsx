import { leaveAfterConnect } from '@portico/controllers/ui'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import css from './PairingBody.module.css'
import { PairingProblem } from './PairingProblem.js'
import { PartialPane } from './PartialPane.js'
import type { PairingView } from './usePairingView.js'

type PairingBodyProps = {
  readonly pairing: PairingView
  /** What the wallet is called. */
  readonly name: string
  /** Tile of 72 px. */
  readonly picture: ReactNode
  /** Shown while the pairing is in progress, such as the code. */
  readonly children: ReactNode
}

/** Shows the state of a pairing, and leaves once a wallet is connected. */
export function PairingBody({ pairing, name, picture, children }: PairingBodyProps): ReactElement {
  const portico = usePorticoInstance()
  const root = useRef<HTMLDivElement>(null)
  const { status, uri } = pairing
  const isConnected = status === 'connected'
  useEffect(() => {
    if (isConnected) leaveAfterConnect(portico)
  }, [isConnected, portico])

  const retry = () => {
    // The button disappears; without this the focus would fall back to the page.
    root.current?.focus()
    pairing.retry()
  }
  const isWaiting = status === 'trying' || status === 'offline'
  const problem = status === 'declined' || status === 'failed' || (isWaiting && uri === undefined) ? status : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div ref={root} role="group" aria-label={name} tabIndex={-1} className={css.body}>
      {status === 'partial' ? (
        <PartialPane name={name} picture={picture} pairing={pairing} onContinue={() => leaveAfterConnect(portico)} />
      ) : problem ? (
        <PairingProblem pairing={{ ...pairing, retry }} problem={problem} picture={picture} />
      ) : (
        children
      )}
    </div>
  )
}

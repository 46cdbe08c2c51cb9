import { closeModal, goBack } from '@portico/controllers'
import { type ReactNode, useRef } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useMessages } from '../i18n/useMessages.js'
import { IconButton } from '../primitives/IconButton/IconButton.js'
import { useViewFocus } from './useViewFocus.js'
import css from './ViewFrame.module.css'

/** What the header of a view needs to know of the history. */
export type FrameProps = {
  readonly titleId: string
  readonly canGoBack: boolean
  /** How the view was reached, for its animation. */
  readonly direction: 'none' | 'forward' | 'backward'
}

export type ViewFrameProps = FrameProps & {
  readonly title: string
  /** Shown at the start of the header if there is no back button. */
  readonly action?: ReactNode
  readonly hideClose?: boolean | undefined
  readonly children: ReactNode
}

/** A view below its header. */
export function ViewFrame(props: ViewFrameProps) {
  const portico = usePorticoInstance()
  const text = useMessages('common')
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useViewFocus(heading, content)
  return (
    <>
      <div className={css.header}>
        {props.canGoBack ? <IconButton icon="back" label={text.back} onClick={() => goBack(portico)} /> : props.action}
        <h1
          className={css.title}
          id={props.titleId}
          ref={heading}
          tabIndex={-1}
          dir="auto"
          data-direction={props.direction}
        >
          {props.title}
        </h1>
        {!props.hideClose && (
          <IconButton icon="close" label={text.close} onClick={() => closeModal(portico, { reason: 'button' })} />
        )}
      </div>
      <div ref={content} className={css.content} data-direction={props.direction}>
        {props.children}
      </div>
    </>
  )
}

import { resetView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Button } from '../../primitives/Button/Button.js'
import { Notice } from '../../primitives/Notice/Notice.js'

type NotConnectedProps = { readonly title: string; readonly text: string; readonly connect: string }

/** Shown instead of a view that needs an account while there is none. */
export function NotConnected({ title, text, connect }: NotConnectedProps): ReactElement {
  const portico = usePorticoInstance()
  return (
    <Notice
      title={title}
      action={
        <Button size="s" onClick={() => resetView(portico, { view: 'Connect' })}>
          {connect}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

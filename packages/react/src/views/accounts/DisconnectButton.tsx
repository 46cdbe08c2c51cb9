import { disconnect, showToast } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'

/** Ends the connection. The app's side ends at once; a wallet that fails to follow is told of by a toast. */
export function DisconnectButton(): ReactElement {
  const text = useMessages('common')
  const { run, status } = useCommand((portico) =>
    // The view is gone by the time the wallet answers.
    disconnect(portico).catch(() => showToast(portico, { variant: 'error', code: 'disconnect-failed' })),
  )
  return (
    <Button variant="danger" full icon="disconnect" busy={status === 'running'} onClick={() => run()}>
      {text.disconnect}
    </Button>
  )
}

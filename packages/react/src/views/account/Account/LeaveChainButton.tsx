import { disconnect, showToast } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { getChainsName } from '../../../parts/accounts/getChainsName.js'
import { Button } from '../../../primitives/Button/Button.js'

/** Ends the connection of the shown kind of chain alone, where another kind is connected too. */
export function LeaveChainButton(): ReactElement | null {
  const text = useMessages('account')
  const namespace = usePorticoState((state) => state.activeNamespace)
  const connected = usePorticoState(
    ({ namespaces }) => Object.values(namespaces).filter(({ status }) => status === 'connected').length,
  )
  const { run, status } = useCommand((portico) =>
    disconnect(portico, { namespace }).catch(() => showToast(portico, { variant: 'error', code: 'disconnect-failed' })),
  )
  if (connected < 2) return null
  return (
    <Button variant="ghost" full busy={status === 'running'} onClick={() => run()}>
      {text.leaveChain({ chain: getChainsName(namespace, { eip155: text.chainsEip155 }) })}
    </Button>
  )
}

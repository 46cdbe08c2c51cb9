import { disconnect, showToast } from '@portico/controllers'
import { type ReactElement, useId } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { laterIcons } from '../../primitives/Icon/laterIcons.js'
import { Text } from '../../primitives/Text/Text.js'
import { getChainsName } from './getChainsName.js'

export type DisconnectButtonProps = {
  readonly text: {
    /** Names what ends if there are several connections. */
    readonly disconnectsAll: (p: { chains: string }) => string
    readonly chainsEip155: string
  }
}

/**
 * Ends every connection, and says so beforehand where there are several. The app's side ends at once; a wallet that
 * fails to follow is reported by a toast.
 */
export function DisconnectButton({ text }: DisconnectButtonProps): ReactElement {
  const { disconnect: label } = useMessages('common')
  const locale = useLocale()
  const noteId = useId()
  const namespaces = usePorticoState((state) => state.namespaces)
  const connected = Object.entries(namespaces).flatMap(([namespace, { address }]) =>
    address !== undefined ? getChainsName(namespace, { eip155: text.chainsEip155 }) : [],
  )
  const { run, status } = useCommand((portico) =>
    // The view is gone by the time the wallet answers.
    disconnect(portico).catch(() => showToast(portico, { variant: 'error', code: 'disconnect-failed' })),
  )
  const isSeveral = connected.length > 1
  return (
    <>
      {isSeveral && (
        <Text id={noteId} align="center">
          {text.disconnectsAll({ chains: new Intl.ListFormat(locale).format(connected) })}
        </Text>
      )}
      <Button
        variant="danger"
        full
        icon={laterIcons.disconnect}
        aria-describedby={isSeveral ? noteId : undefined}
        busy={status === 'running'}
        onClick={() => run()}
      >
        {label}
      </Button>
    </>
  )
}

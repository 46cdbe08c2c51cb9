import { setPreferredAccountType } from '@portico/controllers/embedded-wallet'
import { embeddedWalletPart } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'

/** Switches between the plain and the smart account, on networks that have both. */
export function AccountTypeRow(): ReactElement | null {
  const text = useMessages('embeddedWallet')
  const { accountType, smartAccountNetworks } = usePartState(embeddedWalletPart)
  const networkId = usePorticoState((state) => state.network.caipNetworkId)
  const { run, status, error } = useCommand(setPreferredAccountType)
  const problem = useErrorText(error)
  const isSmart = accountType === 'smartAccount'
  // Leaving a smart account works even on a network without smart accounts.
  if (!isSmart && !smartAccountNetworks.some((id) => networkId === `eip155:${id}`)) return null
  return (
    <>
      <Row
        start={<Icon name="retry" size="l" />}
        title={isSmart ? text.useEoa : text.useSmartAccount}
        subtitle={isSmart ? text.accountSmart : text.accountEoa}
        busy={status === 'running'}
        onClick={() => run({ type: isSmart ? 'eoa' : 'smartAccount' })}
      />
      {error !== undefined && (
        <Notice tone="negative" title={text.accountFailed}>
          {problem}
        </Notice>
      )}
    </>
  )
}

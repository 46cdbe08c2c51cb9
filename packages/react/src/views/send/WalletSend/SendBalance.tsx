import type { SendState } from '@portico/controllers'
import { getSendBalance } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Amount } from '../../../primitives/Amount/Amount.js'

type SendBalanceProps = { readonly form: Snapshot<SendState>; readonly onReload: () => void }

/** Shows the balance of the chosen token, or the part of it that can be sent. */
export function SendBalance({ form, onReload }: SendBalanceProps): ReactElement | null {
  const text = { ...useMessages('send'), ...useMessages('transfer') }
  const { token } = form
  const balance = getSendBalance(form, token)
  const isPart = form.tokens.some((held) => held.token.address === token?.address && held.sendable !== undefined)
  useRetryOnline(form.tokensStatus === 'error' && balance === undefined, onReload)
  if (token && balance !== undefined)
    return (
      <>
        {isPart ? text.sendable : text.balance}{' '}
        <Amount value={balance} decimals={token.decimals} symbol={token.symbol} />
      </>
    )
  if (form.tokensStatus === 'loading') return <>{text.balanceLoading}…</>
  if (form.tokensStatus === 'idle') return null
  return (
    <>
      {text.balanceUnknown} <RetryButton variant="ghost" onClick={onReload} />
    </>
  )
}

import { retryBalances } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { useBalance } from '../../../hooks/useBalance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import css from './Account.module.css'
import tokenCss from './TokenList.module.css'
import { useBalanceToast } from './useBalanceToast.js'
import { useTokenBalances } from './useTokenBalances.js'

/** Lists the app's tokens with what the account holds of each; nothing if the app lists none for this network. */
export function TokenList(): ReactElement | null {
  const text = useMessages('account')
  const { balances, count, failed } = useTokenBalances()
  useBalanceToast(failed)
  const retry = useCommand(retryBalances)
  // One button retries everything that failed, so none is shown here if the native balance has one.
  const hasRetry = useBalance().status !== 'error'
  if (count === 0) return null
  return (
    <section className={css.section}>
      <Text as="h2" variant="label" tone="secondary" className={css.heading}>
        {text.tokens}
      </Text>
      {balances ? (
        <VirtualList label={text.tokens} items={balances} getKey={({ token }) => token.address ?? ''}>
          {({ amount, token }) => (
            <div className={tokenCss.token}>
              <TokenTile token={token} />
              <bdi className={tokenCss.name}>{token.name}</bdi>
              <span className={tokenCss.amount}>
                <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />
              </span>
            </div>
          )}
        </VirtualList>
      ) : failed ? (
        <div className={tokenCss.failed}>
          <Text>{text.tokensFailed}</Text>
          {hasRetry && <RetryButton variant="ghost" busy={retry.status === 'running'} onClick={retry.run} />}
        </div>
      ) : (
        <Skeleton count={count} />
      )}
    </section>
  )
}

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Stack } from '../../../primitives/Stack/Stack.js'
import css from './Account.module.css'
import tokenCss from './TokenList.module.css'
import { useTokenBalances } from './useTokenBalances.js'

/** Lists the app's tokens with what the account holds of each; nothing when the app names none here. */
export function TokenList(): ReactElement | null {
  const text = useMessages('account')
  const { balances, count, failed } = useTokenBalances()
  if (count === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{text.tokens}</h2>
      {balances ? (
        <ul aria-label={text.tokens}>
          {balances.map(({ amount, token }) => (
            <li key={token.address} className={tokenCss.token}>
              <NetworkTile image={token.image} name={token.symbol} />
              <bdi className={tokenCss.name}>{token.name}</bdi>
              <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />
            </li>
          ))}
        </ul>
      ) : failed ? (
        <p className={tokenCss.failed}>{text.tokensFailed}</p>
      ) : (
        <Stack gap={2}>
          <Skeleton count={count} />
        </Stack>
      )}
    </section>
  )
}

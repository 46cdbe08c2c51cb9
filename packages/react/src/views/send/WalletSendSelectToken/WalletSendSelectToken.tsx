import { addSendToken, goBack, type Holding, type Portico, replaceView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'
import type { Token, TokenBalance } from '@portico/core'
import { type ReactElement, useState } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { type UsePortfolioReturnType, usePortfolio } from '../../../hooks/usePortfolio.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Stack } from '../../../primitives/Stack/Stack.js'
import { useSend } from '../useSend.js'

/** Lists what the account holds, to choose what to send. */
export function WalletSendSelectToken(): ReactElement {
  const text = { ...useMessages('send'), ...useMessages('transfer'), ...useMessages('tokenList') }
  const locale = useLocale()
  const { form, error, reload } = useSend()
  const errorText = useErrorText(error)
  const choice = useCommand(choose)
  const choiceProblem = useErrorText(choice.error)
  const [pressed, setPressed] = useState<string>()
  const { holdings } = usePortfolio()
  const { token: chosen, tokensStatus } = form
  const tokens = addHeld(form.tokens, holdings)
  if (error !== undefined)
    return (
      <Notice tone="negative" title={text.unavailableTitle}>
        {errorText}
      </Notice>
    )
  if (form.tokens.length === 0 && tokensStatus !== 'ready' && tokensStatus !== 'error')
    return (
      <div role="status" aria-label={text.balanceLoading}>
        <Skeleton shape="lines" count={3} />
      </div>
    )
  return (
    <Stack>
      {choice.status === 'error' && <Notice tone="negative">{choiceProblem}</Notice>}
      {tokensStatus === 'error' && (
        <Notice tone="warning" title={text.tokensFailedTitle} action={<RetryButton onClick={reload} />}>
          {text.tokensFailedText}
        </Notice>
      )}
      {tokens.length === 0 && tokensStatus === 'ready' && (
        <Notice title={text.noTokensTitle}>{text.noTokensText}</Notice>
      )}
      {tokens.length > 0 && (
        <SearchableList
          items={tokens}
          label={text.tokens}
          searchLabel={text.searchTokens}
          searchFrom={9}
          getKey={({ token }) => getKey(token)}
          getName={({ token }) => `${token.name} ${token.symbol}`}
          formatFound={(count) => text.tokensFound({ count, locale })}
          emptyTitle={text.searchEmptyTitle}
          formatEmpty={(query) => text.searchEmptyText({ query })}
        >
          {({ amount, token, picture, price }) => (
            <Row
              start={<TokenTile token={token} picture={picture} isPriced={price !== undefined} />}
              title={<bdi>{token.name}</bdi>}
              subtitle={<bdi>{token.symbol}</bdi>}
              end={<Amount value={amount} decimals={token.decimals} symbol={token.symbol} />}
              current={chosen !== undefined && getKey(chosen) === getKey(token)}
              busy={choice.status === 'running' && pressed === getKey(token)}
              onClick={() => {
                setPressed(getKey(token))
                void choice.run(token)
              }}
            />
          )}
        </SearchableList>
      )}
    </Stack>
  )
}

const getKey = ({ address, item }: Pick<Token, 'address' | 'item'>) => String([address, item?.id])

async function choose(portico: Portico, { address, item }: Token): Promise<void> {
  await addSendToken(portico, { address, item })
  const { history } = getPart(portico, routerPart)
  // Not where something else was opened meanwhile.
  if (history.at(-1)?.name !== 'WalletSendSelectToken') return
  if (history.at(-2)?.name === 'WalletSend') goBack(portico)
  else replaceView(portico, { view: 'WalletSend' })
}

type Offered = TokenBalance & Partial<Pick<Holding, 'picture' | 'price'>>

/** Adds tokens of the account that the form does not know yet. What looks like it was sent to mislead is left out. */
function addHeld(tokens: readonly TokenBalance[], held: UsePortfolioReturnType['holdings']): readonly Offered[] {
  const known = new Set(tokens.map(({ token }) => (token.item ? undefined : token.address?.toLowerCase())))
  const more = held.filter(
    ({ token, isHidden }) => token.address && !isHidden && !known.has(token.address.toLowerCase()),
  )
  return [...tokens, ...more]
}

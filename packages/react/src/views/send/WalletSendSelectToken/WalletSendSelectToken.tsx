import { goBack, replaceView, setSendToken } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'
import type { Token } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
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

/** Lists the native currency and the app's tokens to choose what to send. */
export function WalletSendSelectToken(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('send')
  const locale = useLocale()
  const { form, error, reload } = useSend()
  const errorText = useErrorText(error)
  const { token: chosen, tokens, tokensStatus } = form

  const choose = ({ address }: Token) => {
    setSendToken(portico, { address })
    const { history } = getPart(portico, routerPart)
    if (history.at(-2)?.name === 'WalletSend') goBack(portico)
    else replaceView(portico, { view: 'WalletSend' })
  }
  if (error !== undefined)
    return (
      <Notice tone="negative" title={text.unavailableTitle}>
        {errorText}
      </Notice>
    )
  if (tokens.length === 0 && tokensStatus !== 'ready' && tokensStatus !== 'error')
    return (
      <div role="status" aria-label={text.balanceLoading}>
        <Skeleton shape="lines" count={3} />
      </div>
    )
  return (
    <Stack>
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
          getKey={({ token }) => token.address ?? ''}
          getName={({ token }) => `${token.name} ${token.symbol}`}
          formatFound={(count) => text.tokensFound({ count, locale })}
          emptyTitle={text.searchEmptyTitle}
          formatEmpty={(query) => text.searchEmptyText({ query })}
        >
          {({ amount, token }) => (
            <Row
              start={<TokenTile token={token} />}
              title={<bdi>{token.name}</bdi>}
              subtitle={<bdi>{token.symbol}</bdi>}
              end={<Amount value={amount} decimals={token.decimals} symbol={token.symbol} />}
              current={chosen !== undefined && chosen.address === token.address}
              onClick={() => choose(token)}
            />
          )}
        </SearchableList>
      )}
    </Stack>
  )
}

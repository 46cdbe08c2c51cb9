import type { SendState } from '@portico/controllers'
import type { Network } from '@portico/core'
import { type ReactElement, Suspense } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { isolate } from '../../../i18n/isolate.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { formatExactAmount } from '../../../parts/money/formatExactAmount.js'
import { FeeValue } from '../../../parts/transfer/FeeValue.js'
import { RecipientPicture } from '../../../parts/transfer/RecipientPicture.js'
import { Address, GroupedAddress } from '../../../primitives/Address/Address.js'
import { formatTokenAmount } from '../../../primitives/Amount/formatTokenAmount.js'
import { Avatar } from '../../../primitives/Avatar/Avatar.js'
import { Fact, Facts } from '../../../primitives/Facts/Facts.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './SendSummary.module.css'

// The address is what counts, and nobody is kept waiting for its name.
const AccountName = lazyPart(() =>
  import('../../../parts/identity/AccountName.js').then((module) => module.AccountName),
)

type SendSummaryProps = { readonly form: Snapshot<SendState>; readonly network: Network | undefined }

/** The facts of a transfer: from, to, where, for which fee, and the total. */
export function SendSummary({ form, network }: SendSummaryProps): ReactElement {
  const text = { ...useMessages('sendReview'), ...useMessages('transfer') }
  const locale = useLocale()
  const { amount = 0n, from, quote, recipient, token } = form
  const currency = network?.nativeCurrency
  const native = (value: bigint) => formatTokenAmount({ locale, value, ...currency })
  const { memo, rent = 0n, transferFee = 0n } = quote.details ?? {}
  const total = (fee: bigint) => {
    if (!token) return native(fee + rent)
    if (token.address === undefined) return native(amount + fee + rent)
    return text.plus({ amount: isolate(formatExactAmount(locale, amount, token)), fee: isolate(native(fee + rent)) })
  }
  return (
    <Facts>
      {token?.item && token.address && (
        <Fact name={text.item}>
          {token.item.standard !== 'spl' && <bdi>#{token.item.id}</bdi>}
          <GroupedAddress value={token.address} />
        </Fact>
      )}
      {from !== undefined && (
        <Fact name={text.from}>
          <span className={css.line}>
            <Avatar address={from} />
            <Address value={from} />
          </span>
        </Fact>
      )}
      {recipient.address !== undefined && (
        <Fact name={text.to}>
          <span className={css.line}>
            <RecipientPicture recipient={recipient} />
            <span className={css.name}>
              {recipient.name === undefined ? (
                <Suspense>
                  <AccountName address={recipient.address} namespace={form.namespace} />
                </Suspense>
              ) : (
                <bdi>{recipient.name}</bdi>
              )}
            </span>
          </span>
          <GroupedAddress value={recipient.address} />
        </Fact>
      )}
      {network && (
        <Fact name={text.network}>
          <span className={css.line}>
            <NetworkTile image={network.imageUrl} name={network.name} size="s" />
            {network.name}
          </span>
        </Fact>
      )}
      <Fact name={text.fee}>
        <FeeValue quote={quote} format={native} />
      </Fact>
      {rent > 0n && (
        <Fact name={text.rent}>
          {native(rent)}
          <Text as="span" variant="caption">
            {text.rentHint}
          </Text>
        </Fact>
      )}
      {transferFee > 0n && token && (
        <Fact name={text.tokenFee}>
          {formatExactAmount(locale, transferFee, token)}
          <Text as="span" variant="caption">
            {text.recipientGets({ amount: isolate(formatExactAmount(locale, amount - transferFee, token)) })}
          </Text>
        </Fact>
      )}
      {memo && <Fact name={text.memo}>{text.memoHint}</Fact>}
      <Fact name={text.total}>
        <FeeValue quote={quote} format={total} strong />
      </Fact>
    </Facts>
  )
}

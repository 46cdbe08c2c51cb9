import { getOnrampProblem, type OnrampChoice, type OnrampState } from '@portico/controllers'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { isolate } from '../../../i18n/isolate.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { formatBasisPoints } from '../../../parts/swap/formatBasisPoints.js'
import { formatTokenAmount } from '../../../primitives/Amount/formatTokenAmount.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Row } from '../../../primitives/Row/Row.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'

type ProviderRowProps = {
  readonly form: Snapshot<OnrampState>
  readonly choice: OnrampChoice
  readonly onBuy: () => void
}

/** A provider with its fee and its price. Opens its page. */
export function ProviderRow({ form, choice, onBuy }: ProviderRowProps): ReactElement {
  const text = useMessages('onramp')
  const locale = useLocale()
  const { fee, name, offer, quoteStatus, status } = choice
  const problem = getOnrampProblem(form)
  const [from, to] = fee
  const percent = (basisPoints: number) => isolate(formatBasisPoints(locale, basisPoints))
  const range = from === to ? percent(to) : text.feeRange({ from: percent(from), to: percent(to) })
  const symbol = form.token?.symbol
  const price =
    quoteStatus === 'ready' && offer && !problem
      ? text.providerGives({ amount: isolate(formatTokenAmount({ locale, value: offer.receives, symbol })) })
      : quoteStatus === 'none' && !problem && text.noPrice
  return (
    <Row
      start={<WalletTile name={name} />}
      title={name}
      subtitle={
        status === 'error' ? text.providerDown : [text.providerFee({ fee: range }), price || []].flat().join(' · ')
      }
      end={status !== 'loading' && <Icon name={laterIcons.external} size="s" />}
      busy={status === 'loading'}
      // Without an amount the provider's page asks for it.
      disabled={status === 'error' || (problem !== undefined && problem !== 'no-amount')}
      onClick={onBuy}
    />
  )
}

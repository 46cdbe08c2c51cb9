import { type Purchases, pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Row } from '../../../primitives/Row/Row.js'

/** One purchase: what of, where and when, and how it went. Leads to its transaction once there is one. */
export function PurchaseRow({ record }: { readonly record: Purchases['records'][number] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const locale = useLocale()
  const { amount, at, hash, id, networkId, provider, status, symbol } = record
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  const open = () =>
    hash
      ? pushView(portico, { view: 'TransactionDetails', params: { networkId, id, hash } })
      : pushView(portico, { view: status === 'pending' ? 'BuyInProgress' : 'OnRampProviders' })
  return (
    <Row
      start={<TokenTile token={{ symbol: symbol ?? provider }} isPriced={symbol !== undefined} />}
      title={text[status]}
      subtitle={
        <>
          <bdi>{provider}</bdi> · <time dateTime={new Date(at).toISOString()}>{when}</time>
        </>
      }
      end={amount !== undefined && <Amount value={amount} symbol={symbol} />}
      onClick={open}
    />
  )
}

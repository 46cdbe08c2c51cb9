import { type ActivityItem, describeTransaction, pushView } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { getRelativeTime } from '@portico/core/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { PictureTile } from '../../../parts/catalogue/PictureTile.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './ActivityPanel.module.css'
import { OtherSide } from './OtherSide.js'

/** How many transfers of one transaction are written out. */
const shownTransfers = 2

/** One transaction: what it did, with whom, when, what it moved, and how it went. Leads to its own view. */
export function ActivityRow({ item }: { readonly item: ActivityItem }): ReactElement {
  const text = useMessages('details')
  const portico = usePorticoInstance()
  const { clock } = getInternals(portico)
  const { id, hash, networkId } = item
  const { kind, status, transfers, pictures, counterparty } = describeTransaction(item)
  const age = text.age(getRelativeTime(item.minedAt, clock.now()))
  const isIncoming = transfers.length > 0 && transfers.every(({ direction }) => direction === 'in')
  const open = () => pushView(portico, { view: 'TransactionDetails', params: { networkId, id, ...(hash && { hash }) } })
  return (
    <button type="button" className={css.row} onClick={open}>
      <span className={css.pictures} data-count={pictures.length}>
        {pictures.map(({ image, label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a transaction never change places.
          <PictureTile key={at} image={image} name={label ?? '?'} size={pictures.length > 1 ? 's' : 'm'} />
        ))}
        {pictures.length === 0 && <NetworkTile name={text.operation({ kind })} />}
      </span>
      <span className={css.text}>
        <span className={css.title}>{text.operation({ kind })}</span>
        <Text as="span" variant="caption">
          {counterparty && <OtherSide address={counterparty} isIncoming={isIncoming} />}
          {counterparty && ' · '}
          <time dateTime={new Date(item.minedAt).toISOString()}>{age}</time>
        </Text>
        {status !== 'confirmed' && (
          <Text as="span" variant="caption" tone={status === 'pending' ? 'primary' : 'negative'}>
            {text[status]}
          </Text>
        )}
      </span>
      <span className={css.amounts}>
        {transfers.slice(0, shownTransfers).map(({ amount, sign, isBelow, label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the transfers of a transaction never change places.
          <bdi key={at} data-sign={sign}>
            {sign === '-' ? '−' : sign}
            {isBelow && '<'}
            {amount === undefined ? label : <Amount value={amount} symbol={label} />}
          </bdi>
        ))}
      </span>
    </button>
  )
}

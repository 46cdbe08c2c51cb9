import { type ActivityItem, describeTransaction } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { truncateAddress } from '@portico/core'
import { getRelativeTime } from '@portico/core/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { getExplorerLink } from '../../../parts/links/getExplorerLink.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import css from './ActivityPanel.module.css'

/** How many transfers of one transaction are written out. */
const shownTransfers = 2

/** One transaction: what it did, with whom, when, what it moved, and how it went. Leads to the block explorer. */
export function ActivityRow({ item }: { readonly item: ActivityItem }): ReactElement {
  const text = useMessages('account')
  const locale = useLocale()
  const { definition } = useActiveAccount()
  const { clock, options } = getInternals(usePorticoInstance())
  const { kind, status, transfers, pictures, counterparty } = describeTransaction(item)
  const { value, unit } = getRelativeTime(item.minedAt, clock.now())
  const age = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(-value, unit)
  const link = item.hash ? getExplorerLink(definition, { kind: 'tx', value: item.hash }) : undefined
  const isIncoming = transfers.length > 0 && transfers.every(({ direction }) => direction === 'in')
  const other = counterparty && truncateAddress(counterparty)
  const { blockchainApi } = options.services
  // Other hosts would learn who reads about which token, and policies of pages allow pictures by `https:`.
  const isKept = (image: string) => image.startsWith('https:') && image.startsWith(`${blockchainApi}/`)
  const keep = (image: string | undefined) => (image && isKept(image) ? image : undefined)
  const content = (
    <>
      <span className={css.pictures} data-count={pictures.length}>
        {pictures.map(({ image, label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a transaction never change places.
          <NetworkTile key={at} image={keep(image)} name={label ?? '?'} size={pictures.length > 1 ? 's' : 'm'} />
        ))}
        {pictures.length === 0 && <NetworkTile name={text.operation({ kind })} />}
      </span>
      <span className={css.text}>
        <span className={css.title}>{text.operation({ kind })}</span>
        <Text as="span" variant="caption">
          {other && <bdi>{isIncoming ? text.receivedFrom({ address: other }) : text.sentTo({ address: other })}</bdi>}
          {other && ' · '}
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
    </>
  )
  if (!link) return <div className={css.row}>{content}</div>
  return (
    <a className={css.row} href={link.href} target="_blank" rel="noopener noreferrer">
      {content}
      <VisuallyHidden>{text.onExplorer({ name: link.name })}</VisuallyHidden>
    </a>
  )
}

import { type NftItem, pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { PictureTile } from '../../../parts/catalogue/PictureTile.js'
import { useNftName } from '../../../parts/nfts/useNftName.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import css from './NftPanel.module.css'

type NftGridProps = { readonly label: string; readonly items: readonly NftItem[] }

/** How many tiles stand beside each other. */
const columns = 2

/** Items beside and below each other. Only the rows in sight exist, and with them their pictures. */
export function NftGrid({ label, items }: NftGridProps): ReactElement {
  const rows: NftItem[][] = []
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns))
  return (
    <VirtualList label={label} items={rows} getKey={([first]) => first?.id ?? ''}>
      {(row) => (
        <div className={css.row}>
          {row.map((item) => (
            <NftTile key={item.id} item={item} />
          ))}
        </div>
      )}
    </VirtualList>
  )
}

/** An item's picture and names. Leads to its own view. */
function NftTile({ item }: { readonly item: NftItem }): ReactElement {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const name = useNftName()(item)
  const { id, networkId, amount, collection, picture } = item
  return (
    <button
      type="button"
      className={css.tile}
      onClick={() => pushView(portico, { view: 'NftDetails', params: { networkId, id } })}
    >
      <PictureTile image={picture} name={name} size="fill" shape="square" />
      <bdi className={css.name}>{name}</bdi>
      {collection !== undefined && (
        <Text as="span" variant="caption" tone="secondary" className={css.collection}>
          <bdi>{collection}</bdi>
        </Text>
      )}
      {amount > 1n && (
        <Text as="span" variant="caption" className={css.amount}>
          <bdi>×{new Intl.NumberFormat(locale).format(amount)}</bdi>
        </Text>
      )}
    </button>
  )
}

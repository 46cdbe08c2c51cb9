import type { CatalogueWallet } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { CatalogueTile } from '../../../parts/catalogue/CatalogueTile.js'
import { breakName } from './breakName.js'
import css from './WalletGrid.module.css'

/** What a tile shows of a wallet besides its name. */
export type WalletMark = 'installed' | 'recent'

export type WalletGridTileProps = {
  readonly wallet: CatalogueWallet
  readonly mark: WalletMark | undefined
  readonly index: number
  readonly column: number
  readonly isActive: boolean
  readonly autoFocus: boolean
  /** Calls back once scrolling has stopped; the returned function cancels it. */
  readonly whenStill: (callback: () => void) => () => void
  readonly onChoose: (wallet: CatalogueWallet) => void
  readonly onActive: (index: number) => void
}

/** One wallet of the grid: its picture over its name. */
export function WalletGridTile({ wallet, mark, index, column, isActive, ...props }: WalletGridTileProps): ReactElement {
  const text = useMessages('wallets')
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus.
    <div role="gridcell" aria-colindex={column + 1} className={css.cell}>
      <button
        type="button"
        className={css.tile}
        data-index={index}
        data-autofocus={(isActive && props.autoFocus) || undefined}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => props.onActive(index)}
        onClick={() => {
          // Safari gives a clicked button no focus.
          props.onActive(index)
          props.onChoose(wallet)
        }}
      >
        <CatalogueTile wallet={wallet} size="l" wait={props.whenStill} />
        {/* Two lines do not hold every name. */}
        <bdi className={css.name} title={wallet.name}>
          {breakName(wallet.name)}
        </bdi>
        {wallet.badge === 'certified' && (
          <span className={css.certified} role="img" aria-label={text.certified} title={text.certified} />
        )}
        {mark && <span className={css.badge}>{text[mark]}</span>}
      </button>
    </div>
  )
}

import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../bindings/lazyPart.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import type { CurrencyTileProps } from './CurrencyPicture.js'

// As with tokens: until the code that loads pictures is there, or if it fails, tiles show letters.
const Picture = lazyPart(() => import('./CurrencyPicture.js').then((module) => module.CurrencyPicture), Plain)

/** A currency's picture or letter (see `CurrencyPicture`). Decorative. */
export function CurrencyTile(props: CurrencyTileProps): ReactElement {
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Picture {...props} />
    </Suspense>
  )
}

function Plain({ id, size }: CurrencyTileProps): ReactElement {
  return <WalletTile name={id} size={size} shape="round" />
}

import { lazy, type ReactElement, Suspense } from 'react'
import { NetworkTile } from '../../primitives/NetworkTile/NetworkTile.js'
import type { TokenTileProps } from './TokenPicture.js'

// The code that loads pictures is a chunk of its own; until it is there, or if it fails, tiles show letters.
const Picture = lazy(() =>
  import('./TokenPicture.js').then(
    ({ TokenPicture }) => ({ default: TokenPicture }),
    () => ({ default: Plain }),
  ),
)

/** A token's picture or letter (see `TokenPicture`). Decorative. */
export function TokenTile(props: TokenTileProps): ReactElement {
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Picture {...props} />
    </Suspense>
  )
}

function Plain({ token, size }: TokenTileProps): ReactElement {
  return <NetworkTile image={token.image} name={token.symbol} size={size} />
}

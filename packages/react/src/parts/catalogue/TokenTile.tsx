import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../bindings/lazyPart.js'
import { NetworkTile } from '../../primitives/NetworkTile/NetworkTile.js'
import type { TokenTileProps } from './TokenPicture.js'

// The code that loads pictures is a chunk of its own; until it is there, or if it fails, tiles show letters.
const Picture = lazyPart(() => import('./TokenPicture.js').then((module) => module.TokenPicture), Plain)

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

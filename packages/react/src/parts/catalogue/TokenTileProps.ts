import type { Token } from '@portico/core'
import type { WalletTileProps } from '../../primitives/WalletTile/WalletTile.js'

export type TokenTileProps = Pick<WalletTileProps, 'size'> & { readonly token: Pick<Token, 'image' | 'symbol'> }

import { WalletTile, type WalletTileProps } from '../WalletTile/WalletTile.js'

/** Shows a network's picture or its first letter, round so that it is told apart from a wallet. Decorative. */
export function NetworkTile(props: Omit<WalletTileProps, 'shape'>) {
  return <WalletTile {...props} shape="round" />
}

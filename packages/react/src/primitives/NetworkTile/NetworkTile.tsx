import { WalletTile, type WalletTileProps } from '../WalletTile/WalletTile.js'

/** Shows a network's image or its initial, round to distinguish it from wallets. Decorative. */
export function NetworkTile(props: Omit<WalletTileProps, 'shape'>) {
  return <WalletTile {...props} shape="round" />
}

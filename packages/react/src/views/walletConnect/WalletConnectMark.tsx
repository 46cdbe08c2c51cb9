import type { ReactElement } from 'react'
import { usePorticoState } from '../../bindings/usePorticoState.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'

type WalletConnectMarkProps = {
  /** 56 (default) or 72 px. */
  readonly size?: 'l' | 'xl' | undefined
}

/** The WalletConnect logo, shown where no wallet is selected. Decorative. */
export function WalletConnectMark({ size = 'l' }: WalletConnectMarkProps): ReactElement {
  const connector = usePorticoState((state) => state.connectors.find(({ type }) => type === 'WALLET_CONNECT'))
  return <WalletTile image={connector?.image} name={connector?.name ?? 'WalletConnect'} size={size} />
}

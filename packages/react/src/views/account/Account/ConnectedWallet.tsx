import { getInternals } from '@portico/controllers/internal'
import { getCatalogueWallet, getRecentWallets } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { CatalogueTile } from '../../../parts/catalogue/CatalogueTile.js'
import { Text } from '../../../primitives/Text/Text.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'
import css from './AccountIdentity.module.css'

/** Names the wallet that holds the account: the one at the other end, where it is reached over a relay. */
export function ConnectedWallet(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { namespace, wallet } = useActiveAccount()
  const peer = getInternals(portico).connections.get(namespace)?.peer
  if (!wallet) return null
  const name = peer?.name || wallet.name
  // A wallet chooses where its own image is hosted, so the catalogue's image or an initial is shown instead.
  const recent = getRecentWallets(portico).find((known) => known.name === name)
  const known = recent && getCatalogueWallet(portico, { walletId: recent.id })
  return (
    <Text className={css.wallet}>
      {peer?.name ? (
        <CatalogueTile wallet={known ?? { name, imageId: undefined, imageUrl: undefined }} size="s" />
      ) : (
        <WalletTile image={wallet.image} name={name} size="s" />
      )}
      <bdi>{text.connectedWith({ wallet: name })}</bdi>
    </Text>
  )
}

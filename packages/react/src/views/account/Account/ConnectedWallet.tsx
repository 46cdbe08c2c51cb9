import { getInternals } from '@portico/controllers/internal'
import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { Text } from '../../../primitives/Text/Text.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'
import css from './AccountIdentity.module.css'

// Until it is there, or if it fails, the initial is shown.
const PeerTile = lazyPart(() => import('./PeerTile.js').then((module) => module.PeerTile), Initial)

/** Names the wallet that holds the account: the one at the other end, where it is reached over a relay. */
export function ConnectedWallet(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { namespace, wallet } = useActiveAccount()
  const peer = getInternals(portico).connections.get(namespace)?.peer
  if (!wallet) return null
  const name = peer?.name || wallet.name
  return (
    <Text className={css.wallet}>
      {peer?.name ? (
        <Suspense fallback={<Initial name={name} />}>
          <PeerTile name={name} />
        </Suspense>
      ) : (
        <WalletTile image={wallet.image} name={name} size="s" />
      )}
      <bdi>{text.connectedWith({ wallet: name })}</bdi>
    </Text>
  )
}

function Initial({ name }: { readonly name: string }): ReactElement {
  return <WalletTile name={name} size="s" />
}

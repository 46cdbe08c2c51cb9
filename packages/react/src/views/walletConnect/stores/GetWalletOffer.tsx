import { type CatalogueWallet, pushView } from '@portico/controllers'
import type { Environment } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { ExternalLink } from '../../../parts/links/ExternalLink.js'
import { Button } from '../../../primitives/Button/Button.js'
import { listStores } from './listStores.js'

type GetWalletOfferProps = { readonly wallet: CatalogueWallet; readonly environment: Environment }

/** Links users without the wallet to where they can get it, on a phone directly to its store. */
export function GetWalletOffer({ wallet, environment }: GetWalletOfferProps): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('walletConnect')
  const [store] = listStores(wallet, environment)
  if (!store) return null
  const label = text.getWalletNamed({ name: wallet.name })
  if (environment.isMobile) return <ExternalLink href={store.href}>{label}</ExternalLink>
  return (
    <Button
      variant="ghost"
      size="s"
      onClick={() => pushView(portico, { view: 'Downloads', params: { walletId: wallet.id } })}
    >
      {label}
    </Button>
  )
}

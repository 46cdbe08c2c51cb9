import { truncateAddress } from '@portico/core'
import { identityCacheKey } from '@portico/core/internal'
import { subscribe } from 'valtio/vanilla'
import { setAccountDetails } from '../connection/state/setAccountDetails.js'
import { definePart } from '../instance/definePart.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { toPictureUrl } from '../services/pictures/toPictureUrl.js'
import { catalogueImagesPart } from '../wallets/images/catalogueImagesPart.js'
import { getCatalogueImage } from '../wallets/images/getCatalogueImage.js'
import { readIdentityCache } from './identityCache.js'
import { isPlainName } from './isSafeName.js'

/** Shows the stored names of the selected accounts, and goes on when these or the networks change. */
export const profilesPart = definePart({
  key: 'profiles',
  create(portico) {
    const { disposers, store, stores } = getInternals(portico)
    const show = () => showProfiles(portico)
    // Synchronously, so that no account is ever seen with the name of another one.
    for (const source of [stores.connection, stores.networks]) disposers.add(subscribe(source, show, true))
    disposers.add(store.subscribe(identityCacheKey, show))
    getPart(portico, catalogueImagesPart).listeners.add(show)
    show()
    return { show }
  },
})

/**
 * Puts the stored name and picture of each selected account into the state of its namespace, where buttons find them
 * without asking anybody. Names that would have to be checked first are left out.
 *
 * @param portico The instance.
 */
function showProfiles(portico: Portico): void {
  const { connection, networks } = getInternals(portico).stores
  for (const [namespace, { address, networkId = networks.active[namespace] }] of Object.entries(
    connection.namespaces,
  )) {
    const network = networks.networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
    const hasProfile = address !== undefined && network !== undefined && !network.testnet
    const { name, avatar } = (hasProfile && readIdentityCache(portico, { address, namespace })) || {}
    const isShown = name !== undefined && isPlainName(name)
    const profileImage = isShown || name === undefined ? avatar : undefined
    setAccountDetails(portico, namespace, {
      profileName: isShown ? truncateAddress(name, { start: 11, end: 12 }) : undefined,
      profileImage,
      profilePicture: findKeptPicture(portico, profileImage),
    })
  }
}

/** Returns what a picture can be drawn from without a request. */
function findKeptPicture(portico: Portico, picture: string | undefined): string | undefined {
  if (picture?.startsWith('data:image/')) return picture
  const id = toPictureUrl(portico, picture)
  return id && getCatalogueImage(portico, { kind: 'picture', id })
}

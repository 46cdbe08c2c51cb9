import { preferredAccountTypesKey } from '@portico/core/internal'
import { track } from '../../../analytics/track.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { resetSend } from '../../../send/resetSend.js'
import type { FrameAccountType } from '../state/EmbeddedWalletState.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { getConnectedWallet } from './getConnectedWallet.js'

/** What `setPreferredAccountType` takes. */
export type SetPreferredAccountTypeParameters = { readonly type: FrameAccountType }

/** What `setPreferredAccountType` returns: the type that the wallet uses now. */
export type SetPreferredAccountTypeReturnType = { readonly type: FrameAccountType }

/**
 * Chooses the account the embedded wallet uses on EVM networks. Its address becomes the connected one, and a transfer
 * being prepared is discarded.
 *
 * @param portico The instance, connected with the embedded wallet.
 * @param parameters The kind of account.
 * @returns The account type that the frame uses now: `eoa` if it could not set the requested one.
 * @throws `embedded-wallet/not-connected` and errors of domain `frame`
 */
export async function setPreferredAccountType(
  portico: Portico,
  { type }: SetPreferredAccountTypeParameters,
): Promise<SetPreferredAccountTypeReturnType> {
  const wallet = await getConnectedWallet(portico)
  const { store } = getInternals(portico)
  const { type: accepted } = await wallet.client.setPreferredAccount({ type })
  store.set(preferredAccountTypesKey, { ...store.get(preferredAccountTypesKey), eip155: accepted })
  await wallet.refresh()
  getPart(portico, embeddedWalletPart).accountType = accepted
  resetSend(portico)
  const networkId = getInternals(portico).stores.connection.namespaces.eip155?.networkId
  if (networkId)
    track(portico, { event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType: accepted, network: networkId } })
  return { type: accepted }
}

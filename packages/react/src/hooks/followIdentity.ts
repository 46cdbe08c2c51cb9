import { type Identity, type Portico, type WatchIdentityParameters, watchIdentity } from '@portico/controllers'

/** What is known of an account; `idle` without one. */
export type FollowedIdentity = Omit<Identity, 'status'> & { readonly status: 'idle' | Identity['status'] }

/** Follows an identity, see `watchIdentity`; in a module of its own because it is loaded on first use. */
export function followIdentity(
  portico: Portico,
  options: WatchIdentityParameters,
  callback: (identity: FollowedIdentity) => void,
): () => void {
  return watchIdentity(portico, (identity) => callback(identity ?? { status: 'idle' }), options)
}

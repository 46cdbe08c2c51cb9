import { hostErrors } from '@portico/frame-bridge/host'

/** Tells the app that the wallet does not have the network, so that it may offer another one (code 4902). */
export function refuseNetwork(): never {
  throw hostErrors('frame-host/unknown-network')
}

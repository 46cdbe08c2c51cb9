import { hostErrors } from '@portico/frame-bridge/host'

/** Ends a request with a text for the app. */
export function refuse(message: string): never {
  throw hostErrors('frame-host/reply', { message })
}

/** Tells the app that the wallet does not have the method (EIP-1193, code 4200). */
export function refuseMethod(): never {
  throw hostErrors('frame-host/unsupported-method')
}

/** Tells the app that the wallet does not have the network, so that it may offer another one (code 4902). */
export function refuseNetwork(): never {
  throw hostErrors('frame-host/unknown-network')
}

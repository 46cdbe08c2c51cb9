import { hostErrors } from '@portico/frame-bridge/host'

/** Tells the app that the wallet does not have the method (EIP-1193, code 4200). */
export function refuseMethod(): never {
  throw hostErrors('frame-host/unsupported-method')
}

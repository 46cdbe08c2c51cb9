import { hostErrors } from '@portico/frame-bridge/host'

/** Rejects a request with a message for the app. */
export function refuse(message: string): never {
  throw hostErrors('frame-host/reply', { message })
}

/** Rejects a request whose method the wallet does not support (EIP-1193, code 4200). */
export function refuseMethod(): never {
  throw hostErrors('frame-host/unsupported-method')
}

/**
 * Rejects a request for a network that the wallet does not support, so that the app can offer another one (code 4902).
 */
export function refuseNetwork(): never {
  throw hostErrors('frame-host/unknown-network')
}

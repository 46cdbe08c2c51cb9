import { hostErrors } from '@portico/frame-bridge/host'

/** Ends a request with a text for the app. */
export function refuse(message: string): never {
  throw hostErrors('frame-host/reply', { message })
}

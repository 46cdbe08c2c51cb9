import { ApiError } from '../ApiError.js'
import { readSource } from '../limits/readSource.js'
import { describeClient } from '../login/describeClient.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'

/** A session and the browser it was started in. */
export type Kept = { readonly token: string; readonly device: string }

/**
 * Returns the encryption context of a kept token. The frame need not be part of it, because the API rejects requests
 * from other sites.
 */
function contextOf({ projectId, app, ip, userAgent }: ApiRequest): string {
  return `kept ${JSON.stringify([projectId, app, readSource(ip), describeClient(userAgent)])}`
}

/**
 * Seals a session for the app to keep. It opens nothing by itself: only this server can read it, and does so for a frame
 * of the same project in the same app, in the same kind of browser on the same network.
 */
export function sealKept({ vault }: WalletServices, request: ApiRequest, { token, device }: Kept): string {
  return vault.seal(Buffer.from(`${token} ${device}`), contextOf(request))
}

/** @throws ApiError 401 When the token is invalid or was sealed in another context. */
export function openKept({ vault }: WalletServices, request: ApiRequest, sealed: string): Kept {
  try {
    const [token = '', device = ''] = vault.open(sealed, contextOf(request)).toString().split(' ')
    return { token, device }
  } catch {
    throw new ApiError(401, 'session/none', 'You are not signed in')
  }
}

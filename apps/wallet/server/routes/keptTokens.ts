import { ApiError } from '../ApiError.js'
import type { KeptToken } from '../store/createKeptTokens.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'

/** A kept token, and the browser and network (see `readSource`) in which its login began. */
export type Kept = KeptToken & { readonly device: string; readonly network: string }

/**
 * Returns the encryption context of a kept token. The frame need not be part of it, because the API rejects requests
 * from other sites. Network and browser are not part of it either: both change under a person who stays the same. But a
 * session that is resumed on another network may not sign.
 */
function contextOf({ projectId, app }: ApiRequest): string {
  return `kept ${JSON.stringify([projectId, app])}`
}

/**
 * Seals a token for the app to keep. It opens nothing by itself: only this server can read it, does so for a frame of
 * the same project in the same app alone, and takes each token once.
 */
export function sealKept({ vault }: WalletServices, request: ApiRequest, kept: Kept): string {
  return vault.seal(Buffer.from(`${kept.login} ${kept.generation} ${kept.device} ${kept.network}`), contextOf(request))
}

/** @throws ApiError 401 When the token is invalid or was sealed in another context. */
export function openKept({ vault }: WalletServices, request: ApiRequest, sealed: string): Kept {
  try {
    const parts = vault.open(sealed, contextOf(request)).toString().split(' ')
    const [login = '', generation = '', device = '', network = ''] = parts
    return { login, generation: Number(generation), device, network }
  } catch {
    throw new ApiError(401, 'session/none', 'You are not signed in')
  }
}

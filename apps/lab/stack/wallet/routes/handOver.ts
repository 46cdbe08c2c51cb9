import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { sealKept } from './keptTokens.js'

/** Gives a new session to what keeps it: the page gets its token only where no cookie holds it. */
export function handOver(services: WalletServices, request: ApiRequest, token: string): object {
  const { cookies, keeping, device } = request
  if (cookies) {
    cookies.setSession(token)
    return {}
  }
  return { token, ...(keeping === 'app' && { kept: sealKept(services, request, { token, device }) }) }
}

import type { ApiReply } from '../../api/apiRoutes.js'
import { readSource } from '../limits/readSource.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { sealKept } from './keptTokens.js'

/** Stores a new session in a cookie, or returns its token to the page where there is none. */
export async function handOver(
  services: WalletServices,
  request: ApiRequest,
  token: string,
): Promise<ApiReply<'/api/login/finish'>> {
  const { cookies, keeping, device } = request
  if (cookies) {
    cookies.setSession(token)
    return {}
  }
  if (keeping !== 'app') return { token }
  const network = readSource(request.ip)
  return { token, kept: sealKept(services, request, { ...(await services.keptTokens.start(token)), device, network }) }
}

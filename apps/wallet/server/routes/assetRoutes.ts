import type { ApiPath } from '../../api/apiRoutes.js'
import { ApiError } from '../ApiError.js'
import { readAssets } from '../assets/readAssets.js'
import type { Route, Routes } from './ApiRequest.js'
import { findNetwork } from './findNetwork.js'
import { readSession } from './readSession.js'

/** Returns what the signed-in account holds on a chain whose node can tell. */
const assets: Route<'/api/assets'> = async (services, request) => {
  const { user } = await readSession(services, request)
  const chain = findNetwork(services.chains, request.body.chainId)
  if (!chain.assets) throw new ApiError(403, 'rpc/refused', 'The wallet does not list what accounts hold here')
  const { wanted, types } = request.body
  return { assets: await readAssets({ chain, account: user.addresses.eip155, wanted, types }) }
}

/** Route for asset discovery (ERC-7811). */
export const assetRoutes = { '/api/assets': assets } as const satisfies Partial<Routes<ApiPath>>

import { isAddress } from 'viem'
import type { ApiPath } from '../../api/apiRoutes.js'
import { readContract } from '../rpc/readContract.js'
import type { Route, Routes } from './ApiRequest.js'
import { findNetwork } from './findNetwork.js'
import { readSession } from './readSession.js'

/**
 * Returns facts about contracts, in the order of the request. Done on the server, because browsers log every reverted
 * call.
 */
const contracts: Route<'/api/contracts'> = async (services, request) => {
  await readSession(services, request)
  const chain = findNetwork(services.chains, request.body.chainId)
  return {
    contracts: await Promise.all(
      request.body.addresses.map((address) =>
        isAddress(address, { strict: false }) ? readContract(chain, address) : null,
      ),
    ),
  }
}

/** Route for facts about the contracts of a transaction. */
export const contractRoutes = { '/api/contracts': contracts } as const satisfies Partial<Routes<ApiPath>>

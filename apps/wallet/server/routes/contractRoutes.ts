import { isAddress } from 'viem'
import { readContract } from '../rpc/readContract.js'
import type { Route } from './ApiRequest.js'
import { readChain, readList } from './readField.js'
import { readSession } from './readSession.js'

const mostContracts = 20

/**
 * Returns facts about contracts, in the order of the request. Done on the server, because browsers log every reverted
 * call.
 */
const contracts: Route = async (services, request) => {
  await readSession(services, request)
  const chain = readChain(services.chains, request.body)
  const addresses = readList(request.body, 'addresses', mostContracts)
  return {
    contracts: await Promise.all(
      addresses.map((address) =>
        typeof address === 'string' && isAddress(address, { strict: false }) ? readContract(chain, address) : null,
      ),
    ),
  }
}

/** Route for facts about the contracts of a transaction. */
export const contractRoutes = { '/api/contracts': contracts } as const satisfies Readonly<Record<string, Route>>

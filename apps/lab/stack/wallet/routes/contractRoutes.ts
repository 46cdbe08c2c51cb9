import { isAddress } from 'viem'
import { readContract } from '../rpc/readContract.js'
import type { Route } from './ApiRequest.js'
import { readChain, readList } from './readField.js'
import { readSession } from './readSession.js'

const mostContracts = 20

/** Reads what contracts say they are, in their order. Here, because a browser would log each question that one refuses. */
const contracts: Route = async (services, request) => {
  readSession(services, request)
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

/** What stands behind the addresses of a transaction. */
export const contractRoutes = { '/api/contracts': contracts } as const satisfies Readonly<Record<string, Route>>

import { ApiError } from '../ApiError.js'
import { readAssets } from '../assets/readAssets.js'
import type { ApiRequest, Route } from './ApiRequest.js'
import { readChain, readList } from './readField.js'
import { readSession } from './readSession.js'

const mostEntries = 200

/** Reads a list of texts that may be left out. */
function readTexts(body: ApiRequest['body'], name: string): readonly string[] | undefined {
  return body[name] === undefined ? undefined : readList(body, name, mostEntries).map(String)
}

/** Returns what the signed-in account holds on a chain whose node can tell. */
const assets: Route = async (services, request) => {
  const { user } = await readSession(services, request)
  const chain = readChain(services.chains, request.body)
  if (!chain.assets) throw new ApiError(403, 'rpc/refused', 'The wallet does not list what accounts hold here')
  const wanted = readTexts(request.body, 'wanted')
  const types = readTexts(request.body, 'types')
  return { assets: await readAssets({ chain, account: user.addresses.eip155, wanted, types }) }
}

/** Route for asset discovery (ERC-7811). */
export const assetRoutes = { '/api/assets': assets } as const satisfies Readonly<Record<string, Route>>

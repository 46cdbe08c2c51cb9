import type { Asset } from '../../api/assetRoutes.js'
import type { FrameContext } from './FrameContext.js'
import { readChainNumber } from './networkIds.js'
import { refuse, refuseMethod } from './refuse.js'

const toHex = (id: number) => `0x${id.toString(16)}`

/** Reads the entry of a chain from an object by chain ids, in lower or upper case. */
function findByChain(byChain: unknown, id: number): unknown {
  return Object.entries(Object(byChain)).find(([chainId]) => readChainNumber(chainId) === id)?.[1]
}

/** Reads the assets of a filter: addresses, or objects with one. */
function readWanted(filter: unknown): readonly string[] | undefined {
  if (!Array.isArray(filter)) return undefined
  return filter.map((entry) => String(typeof entry === 'string' ? entry : Object(entry).address))
}

/**
 * Answers what the account holds (`wallet_getAssets`, ERC-7811), by chain, on those chains whose nodes can tell.
 *
 * @param frame The frame.
 * @param params Parameters of the request: `account`, `chainFilter`, `assetFilter` and `assetTypeFilter`, all of which
 * may be left out.
 * @throws `frame-host/unsupported-method` if no chain can tell, and `frame-host/reply` for another account.
 */
export async function answerAssets(
  { ask, chains }: Pick<FrameContext, 'ask' | 'chains'>,
  params: unknown,
): Promise<Readonly<Record<string, readonly Asset[]>>> {
  const telling = chains.filter(({ assets }) => assets)
  if (telling.length === 0) refuseMethod()
  const [request] = Array.isArray(params) ? params : [params]
  const { account, chainFilter, assetFilter, assetTypeFilter } = Object(request)
  const own = (await ask('/api/user', {})).addresses.eip155
  if (account !== undefined && `${account}`.toLowerCase() !== own.toLowerCase())
    refuse('This wallet does not have the account')
  const asked = Array.isArray(chainFilter) ? chainFilter.map((id) => readChainNumber(`${id}`)) : undefined
  const lists = telling
    .filter(({ id }) => !asked || asked.includes(id))
    .map(async ({ id }) => {
      const wanted = readWanted(findByChain(assetFilter, id))
      const types = Array.isArray(assetTypeFilter) ? assetTypeFilter.map(String) : undefined
      const filters = { ...(wanted && { wanted }), ...(types && { types }) }
      return [toHex(id), (await ask('/api/assets', { chainId: id, ...filters })).assets] as const
    })
  return Object.fromEntries(await Promise.all(lists))
}

import type { CaipAddress, SwapCall, SwapRequest, SwapTerms, Token } from '@portico/core'
import { pricesQueryOptions } from '../assets/portfolio/pricesQueryOptions.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { requestAllowance } from '../services/blockchainApi/convert/requestAllowance.js'
import { requestApproval } from '../services/blockchainApi/convert/requestApproval.js'
import { requestGasPrice } from '../services/blockchainApi/convert/requestGasPrice.js'
import { requestSwapQuote } from '../services/blockchainApi/convert/requestSwapQuote.js'
import { requestSwapTokens } from '../services/blockchainApi/convert/requestSwapTokens.js'
import { requestSwapTransaction } from '../services/blockchainApi/convert/requestSwapTransaction.js'
import { isNetworkServed } from '../services/blockchainApi/isNetworkServed.js'
import { usesOwnBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'

/** Chains on which the hosted service swaps. */
const hosted: readonly string[] = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554].map(
  (id) => `eip155:${id}`,
)
/** What the hosted service keeps, in basis points. */
const hostedFee = 85
/** How the service names the native currency. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

type Place = Pick<SwapRequest, 'networkId' | 'signal'>

/**
 * Creates the source of swaps over the data service. One of your own may serve any network that it lists.
 *
 * @param portico The instance.
 */
export function createApiSource(portico: Portico) {
  const isOwn = usesOwnBlockchainApi(portico)
  const toId = (networkId: SwapRequest['networkId'], { address }: Token): CaipAddress =>
    `${networkId}:${address ?? nativeAddress}`
  const toPair = ({ networkId, from, to, signal }: SwapRequest) => ({
    networkId,
    from: toId(networkId, from),
    to: toId(networkId, to),
    signal,
  })
  const toAccount = ({ networkId, account }: SwapRequest): CaipAddress => `${networkId}:${account}`
  return {
    ...(!isOwn && { fee: hostedFee }),
    isSupported: async (place: Place) => (isOwn || hosted.includes(place.networkId)) && isNetworkServed(portico, place),
    async listTokens(place: Place): Promise<readonly Token[]> {
      const tokens = await requestSwapTokens(portico, place)
      return tokens.filter(({ address }) => address.toLowerCase() !== nativeAddress)
    },
    async getPrices({ networkId, tokens }: Place & { readonly tokens: readonly Token[] }) {
      const ids = tokens.map((token) => toId(networkId, token))
      const [first, ...rest] = ids
      if (first === undefined) return []
      // Without the signal, because the next form can use the cached prices.
      const found = await getPart(portico, queryClientPart).fetchQuery(pricesQueryOptions(portico, [first, ...rest]))
      return ids.map((id) => found.find(({ address }) => address?.toLowerCase() === id.toLowerCase())?.price)
    },
    async quote(request: SwapRequest) {
      const { networkId, account, amount, signal } = request
      const { standard: gasPrice } = await requestGasPrice(portico, { networkId, signal })
      const pair = toPair(request)
      const offer = await requestSwapQuote(portico, { ...pair, amount, address: account, gasPrice })
      return offer && offer.toAmount > 0n ? { toAmount: offer.toAmount } : undefined
    },
    getAllowance: (request: SwapRequest) =>
      requestAllowance(portico, {
        token: toId(request.networkId, request.from),
        account: toAccount(request),
        signal: request.signal,
      }),
    buildApproval: (request: SwapRequest): Promise<SwapCall> =>
      requestApproval(portico, { ...toPair(request), account: toAccount(request) }),
    async buildSwap(terms: SwapTerms): Promise<SwapCall> {
      const { from, to, data } = await requestSwapTransaction(portico, {
        ...toPair(terms),
        amount: terms.amount,
        account: toAccount(terms),
        slippage: terms.slippage / 100,
        // An allowance may still be missing; the swap is simulated here.
        disableEstimate: true,
      })
      return { from, to, data, value: terms.from.address === undefined ? terms.amount : 0n }
    },
  }
}

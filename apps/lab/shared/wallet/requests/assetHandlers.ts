import { numberToHex } from 'viem'
import { providerErrors } from '../providerError.js'
import { findAccount, type RequestHandler, type WalletContext } from '../WalletContext.js'

/** What an account holds of one asset (ERC-7811). */
type Asset = {
  readonly address: string
  readonly balance: string
  readonly type: 'native' | 'erc20'
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

async function readAssets(context: WalletContext, chainId: number, account: string): Promise<readonly Asset[]> {
  const { createPublicClient, erc20Abi, http } = await import('viem')
  const client = createPublicClient({ transport: http(context.rpc(chainId)) })
  // `findAccount` has checked the account, and the tokens are contracts of the lab.
  const owner = account as `0x${string}`
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const balance = await client.getBalance({ address: owner })
  const tokens = (context.tokens?.(chainId) ?? []) as readonly `0x${string}`[]
  const held = tokens.map(async (address): Promise<Asset> => {
    const token = { abi: erc20Abi, address } as const
    const [amount, name, symbol, decimals] = await Promise.all([
      client.readContract({ ...token, functionName: 'balanceOf', args: [owner] }),
      client.readContract({ ...token, functionName: 'name' }),
      client.readContract({ ...token, functionName: 'symbol' }),
      client.readContract({ ...token, functionName: 'decimals' }),
    ])
    return { address, balance: numberToHex(amount), type: 'erc20', metadata: { name, symbol, decimals } }
  })
  return [
    { address: 'native', balance: numberToHex(balance), type: 'native', metadata: native },
    ...(await Promise.all(held)),
  ]
}

/** Handler of asset discovery (ERC-7811), for wallets that know tokens. It reads them from the chains. */
export const assetHandlers: Readonly<Record<string, RequestHandler>> = {
  async wallet_getAssets(context, [request]) {
    if (!context.tokens) throw providerErrors.unsupported
    const { account, chainFilter } = Object(request)
    const { address } = findAccount(context, account)
    const known = context.store.get().known
    const wanted = Array.isArray(chainFilter) ? known.filter((id) => chainFilter.map(Number).includes(id)) : known
    const lists = await Promise.all(
      wanted.map(async (id) => [numberToHex(id), await readAssets(context, id, address)] as const),
    )
    return Object.fromEntries(lists)
  },
}

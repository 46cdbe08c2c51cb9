import { type Address, createWalletClient, erc20Abi, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { LabManifest } from '../../stack/web/createManifest.js'
import type { App } from './createApp.js'
import type { Chain } from './createChain.js'

/** Creates a funded account that sends payments to others. */
export function createPayer(lab: LabManifest, chain: Chain) {
  const { privateKey } = lab.accounts.eip155?.[4] ?? {}
  // The manifest's private keys are hex.
  const account = privateKeyToAccount(privateKey as Hex)
  const client = createWalletClient({ account, transport: http(chain.rpc) })

  async function confirm(hash: Hex): Promise<Hex> {
    await chain.client.waitForTransactionReceipt({ hash })
    return hash
  }
  const payToken = async (token: string, to: string, amount: bigint): Promise<Hex> =>
    confirm(
      await client.writeContract({
        address: chain.contract(token),
        abi: erc20Abi,
        functionName: 'transfer',
        args: [to as Address, amount],
        chain: null,
      }),
    )

  return {
    /** Transfers ETH to an account. `value` is in wei. */
    pay: async (to: string, value: bigint): Promise<Hex> =>
      confirm(await client.sendTransaction({ to: to as Address, value, chain: null })),
    /** Transfers a token to an account. `amount` is in base units. */
    payToken,
    /** Wraps ETH and transfers it, as a token that no app of the lab lists. `value` is in wei. */
    async payWrapped(to: string, value: bigint): Promise<Hex> {
      const abi = parseAbi(['function deposit() payable'])
      const address = chain.contract('WETH')
      await confirm(await client.writeContract({ address, abi, functionName: 'deposit', value, chain: null }))
      return payToken('WETH', to, value)
    },
  }
}

/** Advances the lab's clock past the caches, and refocuses the page, so that data is fetched again. */
export async function refreshData({ page }: Pick<App, 'page'>): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'labClock').advance(31_000))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

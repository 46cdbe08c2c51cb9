import { type Address, createWalletClient, erc20Abi, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { LabManifest } from '../../stack/web/createManifest.js'
import type { App } from './createApp.js'
import type { Chain } from './createChain.js'

/** Creates somebody else with money on a chain, who pays others. */
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
    /** Pays ETH, in wei. */
    pay: async (to: string, value: bigint): Promise<Hex> =>
      confirm(await client.sendTransaction({ to: to as Address, value, chain: null })),
    /** Pays a token, in base units. */
    payToken,
    /** Pays wrapped ETH, which no app of the lab names. */
    async payWrapped(to: string, value: bigint): Promise<Hex> {
      const abi = parseAbi(['function deposit() payable'])
      const address = chain.contract('WETH')
      await confirm(await client.writeContract({ address, abi, functionName: 'deposit', value, chain: null }))
      return payToken('WETH', to, value)
    },
  }
}

/** Makes a page with the lab's clock and its data old enough to be read again. */
export async function refreshData({ page }: Pick<App, 'page'>): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'labClock').advance(31_000))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

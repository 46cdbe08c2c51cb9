import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  createWalletClient,
  decodeAbiParameters,
  defineChain,
  type Hex,
  http,
  publicActions,
} from 'viem'
import type { Artifact } from './compileContracts.js'
import { labDeployer } from './labAccounts.js'

/**
 * Deploys and calls contracts from the stack's own account. Each step waits for the confirmation of the previous one.
 */
export type Deployer = {
  readonly account: Address
  deploy(artifact: Artifact, args?: readonly unknown[]): Promise<Address>
  write<const abi extends Abi, name extends ContractFunctionName<abi, 'nonpayable'>>(
    address: Address,
    abi: abi,
    functionName: name,
    args: ContractFunctionArgs<abi, 'nonpayable', name>,
  ): Promise<void>
  /** Calls a contract with ETH, in wei. */
  pay(address: Address, data: Hex, value: bigint): Promise<void>
  codeOf(address: Address): Promise<Hex>
  /** Calls a contract for an address, without a transaction. */
  readAddress(address: Address, data: Hex): Promise<Address>
}

/**
 * Creates a deployer for one chain.
 *
 * @param url RPC URL of anvil.
 * @param chainId Chain id.
 */
export function createDeployer({ url, chainId }: { url: string; chainId: number }): Deployer {
  const chain = defineChain({
    id: chainId,
    name: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const account = labDeployer()
  const client = createWalletClient({ account, chain, transport: http(url), pollingInterval: 10 }).extend(publicActions)

  async function confirm(hash: Hex) {
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 10 })
    if (receipt.status !== 'success') throw new Error(`Transaction ${hash} of the deployment failed`)
    return receipt
  }

  return {
    account,
    async deploy({ abi, bytecode }, args = []) {
      const { contractAddress } = await confirm(await client.deployContract({ abi, bytecode, args }))
      if (!contractAddress) throw new Error('A deployment gave no address')
      return contractAddress
    },
    async write(address, abi, functionName, args) {
      // TypeScript cannot relate the name to its arguments inside this generic body; the signature above ensures it.
      const request = {
        address,
        abi: abi as Abi,
        functionName: functionName as string,
        args: args as readonly unknown[],
      }
      await confirm(await client.writeContract(request))
    },
    async pay(address, data, value) {
      await confirm(await client.sendTransaction({ to: address, data, value }))
    },
    async codeOf(address) {
      const code = await client.getCode({ address })
      if (!code) throw new Error(`There is no code at ${address}`)
      return code
    },
    async readAddress(address, data) {
      const { data: word } = await client.call({ to: address, data })
      if (!word) throw new Error(`${address} told no address`)
      return decodeAbiParameters([{ type: 'address' }], word)[0]
    },
  }
}

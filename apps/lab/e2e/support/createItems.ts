import { type Address, createWalletClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { LabManifest } from '../../stack/web/createManifest.js'
import type { Chain } from './createChain.js'

/** What the lab's collection of single items can do (ERC-721). */
export const badgeAbi = parseAbi([
  'function mint(address to, uint256 id)',
  'function ownerOf(uint256 id) view returns (address)',
  'function transferFrom(address from, address to, uint256 id)',
])

/** What the lab's collection of items of which there are many can do (ERC-1155). */
export const ticketAbi = parseAbi([
  'function mint(address to, uint256 id, uint256 amount)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function setApprovalForAll(address operator, bool isAllowed)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
])

/** Returns a random item id, so that tests that share a chain do not collide. */
export const newItemId = () => BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`)

/** Creates the access to the lab's collections of items on a chain. */
export function createItems(lab: LabManifest, chain: Chain) {
  const [badge, ticket] = [chain.contract('BADGE'), chain.contract('TICKET')]

  /** Sends a contract call from one of the lab's funded accounts. */
  async function call(to: Address, data: Hex): Promise<void> {
    const { privateKey } = lab.accounts.eip155?.[4] ?? {}
    // The manifest's private keys are hex.
    const client = createWalletClient({ account: privateKeyToAccount(privateKey as Hex), transport: http(chain.rpc) })
    const hash = await client.sendTransaction({ to, data, chain: null })
    await chain.client.waitForTransactionReceipt({ hash })
  }

  return {
    badge,
    ticket,
    mintBadge: (to: Address, id: bigint) =>
      call(badge, encodeFunctionData({ abi: badgeAbi, functionName: 'mint', args: [to, id] })),
    mintTickets: (to: Address, id: bigint, amount: bigint) =>
      call(ticket, encodeFunctionData({ abi: ticketAbi, functionName: 'mint', args: [to, id, amount] })),
    getBadgeOwner: (id: bigint): Promise<Address> =>
      chain.client.readContract({ address: badge, abi: badgeAbi, functionName: 'ownerOf', args: [id] }),
    countTickets: (owner: Address, id: bigint): Promise<bigint> =>
      chain.client.readContract({ address: ticket, abi: ticketAbi, functionName: 'balanceOf', args: [owner, id] }),
  }
}

import { type Address, getAddress, type Hex, isAddressEqual, namehash, parseAbi, parseAbiItem, zeroAddress } from 'viem'
import { labDeployer } from '../../../chains/labAccounts.js'
import { legacyZone, nameZones } from '../../../chains/nameZones.js'
import type { EvmChain } from '../createEvmChain.js'

const addressChanged = parseAbiItem('event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress)')
const registryAbi = parseAbi(['function owner(bytes32 node) view returns (address)'])
const resolverAbi = parseAbi([
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
])

/** A registered name as the service returns it. */
export type WireName = {
  readonly name: string
  /** Seconds since the Unix epoch. */
  readonly registered: number
  readonly updated: number
  /** By coin type. */
  readonly addresses: Readonly<Record<string, { readonly address: Address; readonly created: string }>>
  readonly attributes: readonly object[]
}

/** Returns the contract of Ethereum's ENS that has this key in `lab.json`. */
export function findContract(chain: EvmChain, key: string): Address {
  const address = chain.contracts[key]
  if (!address) throw new Error(`Chain ${chain.chainId} has no ${key}`)
  return address
}

/** Returns whether a name is one that the service registers, or has registered. */
function isServiceName(name: string): boolean {
  return [...nameZones.map(({ zone }) => zone), legacyZone].some((zone) => {
    const label = name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : ''
    return label !== '' && !label.includes('.')
  })
}

/** Returns whether somebody has a name. One whose registration was interrupted is free. */
export async function isNameTaken(chain: EvmChain, name: string): Promise<boolean> {
  const owner = await chain.client.readContract({
    address: findContract(chain, 'ensRegistry'),
    abi: registryAbi,
    functionName: 'owner',
    args: [namehash(name)],
  })
  return !isAddressEqual(owner, zeroAddress) && !isAddressEqual(owner, labDeployer())
}

/** Reads a name and what it resolves to from the chain. undefined if nobody has registered it. */
export async function readName(chain: EvmChain, name: string): Promise<WireName | undefined> {
  if (!isServiceName(name) || !(await isNameTaken(chain, name))) return undefined
  const { client } = chain
  const address = findContract(chain, 'ensResolver')
  const node = namehash(name)
  const logs = await client.getLogs({ address, event: addressChanged, args: { node }, fromBlock: 0n, strict: true })
  const coins = [...new Set(logs.map(({ args }) => args.coinType))]
  const times = await Promise.all(
    logs.map(async ({ blockNumber }) => Number((await client.getBlock({ blockNumber })).timestamp)),
  )
  const entries = await Promise.all(
    coins.map(async (coin) => {
      const value = await client.readContract({ address, abi: resolverAbi, functionName: 'addr', args: [node, coin] })
      const at = logs.findIndex(({ args }) => args.coinType === coin)
      const created = new Date((times[at] ?? 0) * 1000).toISOString()
      return [`${coin}`, { address: getAddress(value), created }] as const
    }),
  )
  return {
    name,
    registered: Math.min(...times),
    updated: Math.max(...times),
    addresses: Object.fromEntries(entries),
    attributes: [],
  }
}

/** Reads the names that resolve to an address, from the resolver's events. */
export async function readNamesOf(chain: EvmChain, account: Address): Promise<readonly WireName[]> {
  const { client } = chain
  const address = findContract(chain, 'ensResolver')
  const changes = await client.getLogs({ address, event: addressChanged, fromBlock: 0n, strict: true })
  const nodes = changes
    .filter(({ args }) => args.newAddress.toLowerCase() === account.toLowerCase())
    .map(({ args }) => args.node)
  const texts = await Promise.all(
    [...new Set<Hex>(nodes)].map((node) =>
      client.readContract({ address, abi: resolverAbi, functionName: 'name', args: [node] }),
    ),
  )
  const names = await Promise.all(texts.map((name) => readName(chain, name)))
  return names.filter(
    (found): found is WireName =>
      found !== undefined && Object.values(found.addresses).some((each) => isAddressEqual(each.address, account)),
  )
}

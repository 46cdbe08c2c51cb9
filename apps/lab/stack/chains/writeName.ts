import { type Address, encodeFunctionData, keccak256, namehash, parseAbi, toHex } from 'viem'
import type { Deployer } from './createDeployer.js'

const registrarAbi = parseAbi(['function register(bytes32 label, address owner)'])
const registryAbi = parseAbi([
  'function setResolver(bytes32 node, address resolver)',
  'function setOwner(bytes32 node, address owner)',
])
const resolverAbi = parseAbi([
  'function setAddr(bytes32 node, uint256 coinType, bytes a)',
  'function setName(bytes32 node, string name)',
  'function multicall(bytes[] data) returns (bytes[])',
])

/** The contracts that hold a name. */
export type NameContracts = {
  readonly registrar: Address
  readonly ensRegistry: Address
  readonly ensResolver: Address
}

/**
 * Registers a name on chain and hands it over to its owner. Until then it belongs to the deployer, so that a
 * registration that was interrupted can be made again.
 *
 * @param name The full name.
 * @param coinType ENSIP-9 or ENSIP-11 coin type that it resolves for.
 */
export async function writeName(parameters: {
  readonly deployer: Deployer
  readonly contracts: NameContracts
  readonly name: string
  readonly owner: Address
  readonly coinType: bigint
}): Promise<void> {
  const { deployer, contracts, name, owner, coinType } = parameters
  const { registrar, ensRegistry, ensResolver } = contracts
  const node = namehash(name)
  const label = name.slice(0, name.indexOf('.'))
  await deployer.write(registrar, registrarAbi, 'register', [keccak256(toHex(label)), deployer.account])
  await deployer.write(ensRegistry, registryAbi, 'setResolver', [node, ensResolver])
  const records = [
    encodeFunctionData({ abi: resolverAbi, functionName: 'setAddr', args: [node, coinType, owner] }),
    // A hash does not tell the name, and the service keeps none of its own.
    encodeFunctionData({ abi: resolverAbi, functionName: 'setName', args: [node, name] }),
  ]
  await deployer.write(ensResolver, resolverAbi, 'multicall', [records])
  await deployer.write(ensRegistry, registryAbi, 'setOwner', [node, owner])
}

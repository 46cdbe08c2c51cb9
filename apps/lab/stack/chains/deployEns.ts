import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Address, keccak256, namehash, parseAbi, toHex, zeroHash } from 'viem'
import { mainnet } from 'viem/chains'
import { labFolder } from '../../shared/labFolder.js'
import { callRpc } from './callRpc.js'
import type { Artifact } from './compileContracts.js'
import type { Deployer } from './createDeployer.js'
import { labNames } from './labNames.js'

const registryAbi = parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
])
const resolverAbi = parseAbi([
  'function setAddr(bytes32 node, address addr)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(bytes32 node, string name)',
])

function hashLabel(label: string) {
  return keccak256(toHex(label))
}

/**
 * Deploys ENS with the lab's names, so that viem's ENS actions work on this chain as on Ethereum.
 *
 * @param url RPC URL of anvil.
 * @param universalResolver Compiled contract that clients resolve names with.
 */
export async function deployEns(parameters: {
  url: string
  deployer: Deployer
  universalResolver: Artifact
}): Promise<{ ensRegistry: Address; ensResolver: Address; ensUniversalResolver: Address }> {
  const { url, deployer, universalResolver } = parameters
  const require = createRequire(join(labFolder(), 'package.json'))
  const registryArtifact: Artifact = require('@ensdomains/ens/build/contracts/ENSRegistry.json')
  const resolverArtifact: Artifact = require('@ensdomains/resolver/build/contracts/PublicResolver.json')
  const ensRegistry = await deployer.deploy(registryArtifact)
  const ensResolver = await deployer.deploy(resolverArtifact, [ensRegistry])

  const own = (parent: `0x${string}`, label: string) =>
    deployer.write(ensRegistry, registryAbi, 'setSubnodeOwner', [parent, hashLabel(label), deployer.account])
  const record = (parent: string, label: string) =>
    deployer.write(ensRegistry, registryAbi, 'setSubnodeRecord', [
      namehash(parent),
      hashLabel(label),
      deployer.account,
      ensResolver,
      0n,
    ])
  await own(zeroHash, 'eth')
  await own(zeroHash, 'reverse')
  await own(namehash('reverse'), 'addr')

  for (const { label, address, texts } of labNames()) {
    const name = `${label}.eth`
    await record('eth', label)
    await deployer.write(ensResolver, resolverAbi, 'setAddr', [namehash(name), address])
    for (const [key, value] of Object.entries(texts))
      await deployer.write(ensResolver, resolverAbi, 'setText', [namehash(name), key, value])
    const reverseLabel = address.slice(2).toLowerCase()
    await record('addr.reverse', reverseLabel)
    await deployer.write(ensResolver, resolverAbi, 'setName', [namehash(`${reverseLabel}.addr.reverse`), name])
  }

  const ensUniversalResolver = mainnet.contracts.ensUniversalResolver.address
  const deployed = await deployer.deploy(universalResolver, [ensRegistry])
  await callRpc(url, 'anvil_setCode', [ensUniversalResolver, await deployer.codeOf(deployed)])
  return { ensRegistry, ensResolver, ensUniversalResolver }
}

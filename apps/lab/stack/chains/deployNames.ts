import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Address, keccak256, namehash, parseAbi, toHex, zeroHash } from 'viem'
import { labFolder } from '../../shared/labFolder.js'
import type { Artifact } from './compileContracts.js'
import type { Deployer } from './createDeployer.js'
import { labAccounts } from './labAccounts.js'
import { legacyName, legacyZone, nameZones } from './nameZones.js'
import { writeName } from './writeName.js'

const registryAbi = parseAbi(['function setSubnodeOwner(bytes32 node, bytes32 label, address owner)'])

/** Coin type of Ethereum (ENSIP-9). */
const etherCoin = 60n

/**
 * Deploys a first-come, first-served registrar of ENS for each zone of names, and registers the name of the earlier zone.
 *
 * @returns The registrars by their keys in `lab.json`.
 */
export async function deployNames(parameters: {
  readonly deployer: Deployer
  readonly ensRegistry: Address
  readonly ensResolver: Address
}): Promise<Readonly<Record<string, Address>>> {
  const { deployer, ensRegistry, ensResolver } = parameters
  const require = createRequire(join(labFolder(), 'package.json'))
  const artifact: Artifact = require('@ensdomains/ens/build/contracts/FIFSRegistrar.json')
  const own = (parent: `0x${string}`, label: string, owner: Address) =>
    deployer.write(ensRegistry, registryAbi, 'setSubnodeOwner', [parent, keccak256(toHex(label)), owner])
  const deployRegistrar = async (zone: string): Promise<Address> => {
    const registrar = await deployer.deploy(artifact, [ensRegistry, namehash(zone)])
    const [label = '', parent = ''] = zone.split('.')
    await own(namehash(parent), label, registrar)
    return registrar
  }

  await own(zeroHash, 'id', deployer.account)
  const registrars: Record<string, Address> = {}
  for (const { zone, registrar } of nameZones) registrars[registrar] = await deployRegistrar(zone)
  const owner = labAccounts()[1]?.address
  if (!owner) throw new Error('The lab has too few accounts')
  const contracts = { registrar: await deployRegistrar(legacyZone), ensRegistry, ensResolver }
  await writeName({ deployer, contracts, name: legacyName, owner, coinType: etherCoin })
  return registrars
}

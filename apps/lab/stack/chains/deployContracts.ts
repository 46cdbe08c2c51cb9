import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getAddress,
  getContractAddress,
  type Hex,
  parseEther,
  parseUnits,
  toHex,
} from 'viem'
import { mainnet } from 'viem/chains'
import { labFolder } from '../../shared/labFolder.js'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { callRpc } from './callRpc.js'
import type { Artifact } from './compileContracts.js'
import { createDeployer } from './createDeployer.js'
import { deployEns } from './deployEns.js'
import { deployExchange } from './deployExchange.js'
import { deployNames } from './deployNames.js'
import { labAccounts } from './labAccounts.js'

/** Names and addresses of a chain's contracts as `lab.json` lists them. */
export type LabContracts = Readonly<Record<string, Address>>

/** Tokens that every account starts with, in whole tokens. */
const startTokens = '10000'

/** ENS is deployed on Ethereum only. */
const ensChainId = 1

async function readMulticall3(): Promise<Artifact> {
  // viem holds the bytecode but does not export it.
  const viem = dirname(createRequire(join(labFolder(), 'package.json')).resolve('viem/package.json'))
  const constants: { multicall3Bytecode: Hex } = await import(
    pathToFileURL(join(viem, '_esm/constants/contracts.js')).href
  )
  return { abi: [], bytecode: constants.multicall3Bytecode }
}

function pick(artifacts: Record<string, Artifact>, name: string): Artifact {
  const artifact = artifacts[name]
  if (!artifact) throw new Error(`stack/contracts holds no contract named ${name}`)
  return artifact
}

/** Returns the counterfactual address of the lab wallet's smart account. It stays undeployed, to test EIP-6492. */
function findSmartAccount(factory: Address, { bytecode }: Artifact): Address {
  const owner = encodeAbiParameters([{ type: 'address' }], [labWalletKey.address])
  const [salt, code] = [toHex(0, { size: 32 }), concatHex([bytecode, owner])]
  return getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode: code })
}

/**
 * Deploys the lab's contracts and sets balances on a new chain. The same steps in the same order give the same
 * addresses on every chain.
 *
 * @param url RPC URL of anvil.
 * @param chainId Chain id.
 * @param artifacts Compiled contracts by name.
 */
export async function deployContracts(parameters: {
  url: string
  chainId: number
  artifacts: Record<string, Artifact>
}): Promise<LabContracts> {
  const { url, chainId, artifacts } = parameters
  const deployer = createDeployer({ url, chainId })
  const holders = [...labAccounts().map(({ address }) => address), labWalletKey.address]
  const LAB = await deployer.deploy(pick(artifacts, 'LabToken'), [holders, parseUnits(startTokens, 18)])
  const LUSD = await deployer.deploy(pick(artifacts, 'LabDollar'), [holders, parseUnits(startTokens, 6)])

  const multicall3 = mainnet.contracts.multicall3.address
  const deployed = await deployer.deploy(await readMulticall3())
  await callRpc(url, 'anvil_setCode', [multicall3, await deployer.codeOf(deployed)])
  await callRpc(url, 'anvil_setBalance', [labWalletKey.address, toHex(parseEther('100'))])
  const universalResolver = pick(artifacts, 'LabUniversalResolver')
  const ens = chainId === ensChainId ? await deployEns({ url, deployer, universalResolver }) : undefined
  // Deployed last, so that the addresses of the others, which depend on the order, stay the same.
  const BADGE = await deployer.deploy(pick(artifacts, 'LabBadge'))
  const TICKET = await deployer.deploy(pick(artifacts, 'LabTicket'))
  const exchange = await deployExchange({ deployer, LAB, LUSD })
  const registrars = ens && (await deployNames({ deployer, ...ens }))
  const batch = await deployer.deploy(pick(artifacts, 'LabBatch'))
  const accountFactory = await deployer.deploy(pick(artifacts, 'LabAccountFactory'))
  const smartAccount = findSmartAccount(accountFactory, pick(artifacts, 'LabAccount'))
  const accounts = { accountFactory, smartAccount }
  const all = { LAB, LUSD, multicall3, ...ens, BADGE, TICKET, ...exchange, ...registrars, batch, ...accounts }
  return Object.fromEntries(Object.entries(all).map(([name, address]) => [name, getAddress(address)]))
}

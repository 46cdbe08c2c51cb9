import type { Log } from '../logs/createLog.js'
import { callRpc } from './callRpc.js'
import { openChainState } from './chainState.js'
import type { Artifact } from './compileContracts.js'
import { createMining, type Mining } from './createMining.js'
import { deployContracts, type LabContracts } from './deployContracts.js'
import { type Anvil, startAnvil } from './startAnvil.js'
import { type RpcProxy, startProxy } from './startProxy.js'

export type StartChainParameters = {
  chainId: number
  /** Port of the proxy, which others use. */
  port: number
  /** Port of anvil, behind the proxy. */
  anvilPort: number
  cacheFolder: string
  /** Returns the compiled contracts. Only called if nothing is cached. */
  getArtifacts(): Record<string, Artifact>
  log?: Log | undefined
  onEnd?: ((error: Error) => void) | undefined
}

/** A local chain with its contracts, and controls for tests. */
export type LabChain = {
  readonly chainId: number
  readonly url: string
  readonly pid: number
  readonly contracts: LabContracts
  readonly mining: Mining
  readonly setFailure: RpcProxy['setFailure']
  /** Resets the chain to its state after the start. */
  reset(): Promise<void>
  close(): Promise<void>
}

async function prepare(anvil: Anvil, parameters: StartChainParameters, saved: LabContracts | undefined) {
  if (saved) return saved
  const { chainId, cacheFolder, getArtifacts } = parameters
  const contracts = await deployContracts({ url: anvil.url, chainId, artifacts: getArtifacts() })
  await openChainState({ cacheFolder, chainId }).save(anvil.url, contracts)
  return contracts
}

/**
 * Starts a local chain with contracts, balances and names, from the saved state if there is one.
 *
 * @throws Error If the chain does not start or a contract cannot be deployed. Nothing keeps running then.
 */
export async function startChain(parameters: StartChainParameters): Promise<LabChain> {
  const { chainId, port, anvilPort, cacheFolder, log, onEnd } = parameters
  const { stateFile, contracts: saved } = openChainState({ cacheFolder, chainId })
  const anvil = await startAnvil({ chainId, port: anvilPort, stateFile, log, onEnd })
  try {
    const contracts = await prepare(anvil, parameters, saved)
    // Saved blocks are old, and wallets judge a chain by the age of its latest block. New ones may be of this very
    // second: the gas of a first swap would be estimated in the second in which its pool was filled, and a pool needs
    // more of it later, to note how long its price has held.
    await callRpc(anvil.url, 'evm_increaseTime', [1])
    await callRpc(anvil.url, 'anvil_mine')
    let snapshot = await callRpc(anvil.url, 'evm_snapshot')
    const mining = createMining(anvil.url)
    const proxy = await startProxy({ port, target: anvil.url })
    return {
      chainId,
      url: proxy.url,
      pid: anvil.pid,
      contracts,
      mining,
      setFailure: proxy.setFailure,
      async reset() {
        proxy.setFailure(undefined)
        await callRpc(anvil.url, 'anvil_dropAllTransactions')
        await mining.setMode({ mode: 'auto' })
        await callRpc(anvil.url, 'evm_revert', [snapshot])
        // A snapshot can only be used once.
        snapshot = await callRpc(anvil.url, 'evm_snapshot')
      },
      async close() {
        mining.stop()
        await Promise.all([proxy.close(), anvil.close()])
      },
    }
  } catch (error) {
    await anvil.close()
    throw error
  }
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { callRpc } from './callRpc.js'
import { hashContracts } from './compileContracts.js'
import type { LabContracts } from './deployContracts.js'
import { labNames } from './labNames.js'
import { readCache } from './readCache.js'
import { writeCache } from './writeCache.js'

/** Where the state of a deployed chain is stored between runs. */
export type ChainState = {
  /** File with anvil's state, or `undefined` if the chain must be deployed first. */
  readonly stateFile: string | undefined
  readonly contracts: LabContracts | undefined
  save(url: string, contracts: LabContracts): Promise<void>
}

/**
 * Finds the state that an earlier run saved. Any change of the contracts, the accounts, the names or this code changes
 * the file name, so that outdated state is never loaded.
 *
 * @param cacheFolder Folder of the lab's caches.
 */
export function openChainState(parameters: { cacheFolder: string; chainId: number }): ChainState {
  const { cacheFolder, chainId } = parameters
  const key = createHash('sha256')
    .update(JSON.stringify([hashContracts(), labWalletKey, labNames()]))
    // In the bundle this file contains the whole stack, including the deployment.
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)
  const stateFile = join(cacheFolder, `state-${chainId}-${key}.json`)
  const contractsFile = join(cacheFolder, `state-${chainId}-${key}.contracts.json`)
  // Anvil reads the state itself and would exit if the file were damaged.
  const saved = readCache(stateFile) ? readCache<LabContracts>(contractsFile) : undefined
  return {
    stateFile: saved && stateFile,
    contracts: saved,
    async save(url, contracts) {
      const dump = await callRpc(url, 'anvil_dumpState')
      if (typeof dump !== 'string') throw new Error('anvil_dumpState gave no state')
      // Remove states of earlier code, which would otherwise accumulate.
      const prefix = `state-${chainId}-`
      const isOld = (name: string) => name.startsWith(prefix) && !name.startsWith(`${prefix}${key}`)
      if (existsSync(cacheFolder))
        for (const name of readdirSync(cacheFolder).filter(isOld)) rmSync(join(cacheFolder, name), { force: true })
      // The call returns gzip as hex; --load-state reads plain JSON.
      writeCache(stateFile, gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString())
      writeCache(contractsFile, JSON.stringify(contracts))
    },
  }
}

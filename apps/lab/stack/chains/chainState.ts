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

/** Where a deployed chain is kept between runs. */
export type ChainState = {
  /** Anvil's state, or `undefined` when the chain must be deployed. */
  readonly stateFile: string | undefined
  readonly contracts: LabContracts | undefined
  save(url: string, contracts: LabContracts): Promise<void>
}

/**
 * Finds the state that an earlier run saved. Any change of the contracts, the accounts, the names or this code gives
 * another file, so a stale state is never loaded.
 *
 * @param cacheFolder Folder of the lab's caches.
 */
export function openChainState(parameters: { cacheFolder: string; chainId: number }): ChainState {
  const { cacheFolder, chainId } = parameters
  const key = createHash('sha256')
    .update(JSON.stringify([hashContracts(), labWalletKey, labNames()]))
    // In the bundle this is the whole stack with the deployment itself.
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)
  const stateFile = join(cacheFolder, `state-${chainId}-${key}.json`)
  const contractsFile = join(cacheFolder, `state-${chainId}-${key}.contracts.json`)
  // The chain reads the state itself, and would only end when it is damaged.
  const saved = readCache(stateFile) ? readCache<LabContracts>(contractsFile) : undefined
  return {
    stateFile: saved && stateFile,
    contracts: saved,
    async save(url, contracts) {
      const dump = await callRpc(url, 'anvil_dumpState')
      if (typeof dump !== 'string') throw new Error('anvil_dumpState gave no state')
      // States of earlier code would pile up.
      const prefix = `state-${chainId}-`
      const isOld = (name: string) => name.startsWith(prefix) && !name.startsWith(`${prefix}${key}`)
      if (existsSync(cacheFolder))
        for (const name of readdirSync(cacheFolder).filter(isOld)) rmSync(join(cacheFolder, name), { force: true })
      // The call answers with gzip in hex; --load-state reads plain JSON.
      writeCache(stateFile, gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString())
      writeCache(contractsFile, JSON.stringify(contracts))
    },
  }
}

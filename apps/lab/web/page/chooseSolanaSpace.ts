import { solanaChainId } from '../../stack/solana/solanaChain.js'
import type { LabManifest } from '../../stack/web/createManifest.js'

/**
 * Returns the manifest with the URLs of one space of the Solana chain, whose faults affect no one else.
 *
 * @param path Path of the space, such as `/my-test`, or ''.
 */
export function chooseSolanaSpace(manifest: LabManifest, path: string): LabManifest {
  const chain = manifest.chains[solanaChainId]
  if (!chain || path === '') return manifest
  const ws = chain.ws && { ws: `${chain.ws}${path}` }
  return {
    ...manifest,
    chains: { ...manifest.chains, [solanaChainId]: { ...chain, rpc: `${chain.rpc}${path}`, ...ws } },
  }
}

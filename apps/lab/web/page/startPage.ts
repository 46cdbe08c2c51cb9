import type { LabManifest } from '../../stack/web/createManifest.js'
import type { LabWallet } from '../labWallet/createLabWallet.js'
import { startLabWallet } from '../labWallet/startLabWallet.js'
import type { SolanaWallet } from '../solanaWallet/createSolanaWallet.js'
import { collectErrors } from './collectErrors.js'
import { readManifest } from './readManifest.js'

export type Page = {
  readonly manifest: LabManifest
  /** `undefined` with `labWallet=off`. */
  readonly wallet: LabWallet | undefined
  /** `undefined` with `solanaWallet=off`. */
  readonly solanaWallet: SolanaWallet | undefined
  /** Adds to `window.__errors`. */
  readonly note: (text: string) => void
}

/** Starts a page of the lab: collects errors, reads the manifest and adds the lab's wallets. */
export async function startPage(): Promise<Page> {
  const note = collectErrors()
  // Its Ed25519 code is loaded in parallel with the manifest.
  const [manifest, { startSolanaWallet }] = await Promise.all([
    readManifest(),
    import('../solanaWallet/startSolanaWallet.js'),
  ])
  const { search } = location
  return {
    manifest,
    wallet: startLabWallet(manifest, search),
    solanaWallet: startSolanaWallet(manifest, search),
    note,
  }
}

import type { LabManifest } from '../../stack/web/createManifest.js'
import type { LabWallet } from '../labWallet/createLabWallet.js'
import { startLabWallet } from '../labWallet/startLabWallet.js'
import { collectErrors } from './collectErrors.js'
import { readManifest } from './readManifest.js'

export type Page = {
  readonly manifest: LabManifest
  /** `undefined` with `labWallet=off`. */
  readonly wallet: LabWallet | undefined
  /** Adds to `window.__errors`. */
  readonly note: (text: string) => void
}

/** Does what every page of the lab begins with: notes errors, reads the manifest, puts the lab wallet there. */
export async function startPage(): Promise<Page> {
  const note = collectErrors()
  const manifest = await readManifest()
  return { manifest, wallet: startLabWallet(manifest, location.search), note }
}

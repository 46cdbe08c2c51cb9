import { chainNames } from '../../shared/wallet/callChain.js'
import type { WalletChains } from '../../shared/wallet/WalletContext.js'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { announceWallets } from './announceWallets.js'
import { createInertWallets } from './createInertWallets.js'
import { createLabWallet, type LabWallet } from './createLabWallet.js'
import { createTabChannel } from './createTabChannel.js'
import { createPrompt } from './prompt/createPrompt.js'
import { getLabWalletIcon } from './prompt/labWalletIcon.js'
import { readLabWalletSetup } from './readLabWalletSetup.js'

/**
 * Adds the lab wallet to the page as its URL says, also at `window.labWallet`.
 *
 * @param manifest The running stack.
 * @param search Query of the page's URL.
 * @returns The wallet, or `undefined` if it is disabled.
 */
export function startLabWallet(manifest: LabManifest, search: string): LabWallet | undefined {
  const setup = readLabWalletSetup(search)
  const inert = createInertWallets(setup.inertWallets)
  if (setup.mode === 'off') {
    if (inert.length > 0) announceWallets(inert)
    return undefined
  }
  const chains = Object.entries(manifest.chains).flatMap(([id, { rpc, contracts }]) => {
    if (!id.startsWith('eip155:')) return []
    const chainId = Number(id.replace('eip155:', ''))
    const tokens = [contracts.LAB, contracts.LUSD].flatMap((address) => address ?? [])
    const name = chainNames[chainId] ?? `Chain ${chainId}`
    const { batch: batcher, smartAccount, accountFactory } = contracts
    // The manifest lists addresses.
    const smart = { address: smartAccount, factory: accountFactory } as WalletChains[number]['smartAccount']
    return [[chainId, { name, rpc, tokens, batcher, smartAccount: smart }]]
  })
  const wallet = createLabWallet({
    setup,
    chains: Object.fromEntries(chains),
    origin: location.origin,
    storage: localStorage,
    channel: createTabChannel(),
    prompt: createPrompt(),
  })
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Lab Wallet',
    icon: getLabWalletIcon(),
    rdns: 'dev.portico.labwallet',
  }
  if (setup.legacy !== 'off') Object.assign(window, { ethereum: wallet.provider })
  announceWallets(setup.legacy === 'only' ? inert : [{ info, provider: wallet.provider }, ...inert])
  Object.assign(window, { labWallet: wallet })
  return wallet
}

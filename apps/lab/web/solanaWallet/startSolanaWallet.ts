import type { WalletIcon } from '@wallet-standard/base'
import { solanaChainId } from '../../stack/solana/solanaChain.js'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { createTabChannel } from '../labWallet/createTabChannel.js'
import { createPrompt } from '../labWallet/prompt/createPrompt.js'
import { getLabWalletIcon, labWalletIcon } from '../labWallet/prompt/labWalletIcon.js'
import { chooseSolanaSpace } from '../page/chooseSolanaSpace.js'
import { createSolanaWallet, type SolanaWallet } from './createSolanaWallet.js'
import { readSolanaWalletSetup } from './readSolanaWalletSetup.js'

const solanaColour = '#4b2e83'

/** Returns the icon of the lab wallet in base64, which the standard requires. */
function drawIcon(isMerged: boolean): WalletIcon {
  const svg = decodeURIComponent(getLabWalletIcon().slice('data:image/svg+xml,'.length))
  return `data:image/svg+xml;base64,${btoa(isMerged ? svg : svg.replace(labWalletIcon.background, solanaColour))}`
}

/**
 * Adds the Solana wallet to the page as its URL says, also at `window.labSolanaWallet`.
 *
 * @param manifest The running stack.
 * @param search Query of the page's URL.
 * @returns The wallet, or `undefined` if it is disabled or there is no Solana chain.
 */
export function startSolanaWallet(manifest: LabManifest, search: string): SolanaWallet | undefined {
  const { mode, ...setup } = readSolanaWalletSetup(search)
  const space = new URLSearchParams(search).get('solanaSpace') ?? ''
  const chain = chooseSolanaSpace(manifest, space).chains[solanaChainId]
  if (mode === 'off' || !chain) return undefined
  const name = setup.isMerged ? 'Lab Wallet' : 'Lab Solana Wallet'
  const wallet = createSolanaWallet({
    setup: { mode, ...setup },
    name,
    icon: drawIcon(setup.isMerged),
    chains: { 'solana:devnet': chain.rpc },
    host: location.host,
    target: window,
    storage: localStorage,
    channel: createTabChannel('lab-solana-wallet'),
    prompt: createPrompt(name),
  })
  Object.assign(window, { labSolanaWallet: wallet })
  return wallet
}

import { expect } from '@playwright/test'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import type { App } from './createApp.js'
import type { Peer } from './createPeer.js'
import { openPairing, readPairingLink } from './pairing.js'

const [first] = solanaWalletKeys()

/** Address of the Solana wallet's first account, the one with funds. */
export const solanaAddress = first?.address ?? ''

/** Name of the Solana wallet. */
export const solanaWalletName = 'Lab Solana Wallet'

/**
 * Opens the playground with both kinds of chains and a wallet that approves everything, and connects the Solana wallet.
 */
export async function connectSolana(app: App, params: Readonly<Record<string, string>> = {}): Promise<void> {
  await app.goto('/', { solana: 'on', solanaWallet: 'auto', ...params })
  await app.chooseWallet(solanaWalletName)
  await expect(app.accountButton(solanaAddress)).toBeVisible()
  await expect(app.modal).toBeHidden()
}

/** Opens the playground with Solana only, and connects it to a peer wallet by QR code. */
export async function pairOnSolana(app: App, peer: Peer, params: Readonly<Record<string, string>> = {}): Promise<void> {
  const alone = { adapters: 'none', networks: 'solanaDevnet', solana: 'on', labWallet: 'off', solanaWallet: 'off' }
  await app.goto('/', { ...alone, ...params })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect(app.accountButton(peer.addresses.solana)).toBeVisible()
  await expect(app.modal).toBeHidden()
}

/** Result of the playground's Solana panel. */
export const solanaResult = (app: App) => app.page.getByRole('status', { name: 'Solana result' })

/** Presses a button of the playground's Solana panel. */
export async function tryOnSolana(app: App, name: string): Promise<void> {
  const button = app.page.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) await app.page.getByRole('heading', { name: 'Use Solana' }).click()
  await button.click()
}

/** Presses "Sign on Solana" in the playground. */
export const signOnSolana = (app: App): Promise<void> => tryOnSolana(app, 'Sign on Solana')

/** Verifies independently of the page (Ed25519) that an account has signed what the page shows. */
export async function expectSolanaSignature(app: App, address: string): Promise<void> {
  const shown = /signature (\w+) of "([^"]+)"/
  await expect(solanaResult(app)).toContainText(shown)
  const [, signature = '', text = ''] = shown.exec((await solanaResult(app).textContent()) ?? '') ?? []
  const bytes = new TextEncoder().encode(text)
  expect(nacl.sign.detached.verify(bytes, base58.decode(signature), base58.decode(address))).toBe(true)
}

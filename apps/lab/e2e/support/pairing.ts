import { expect, type Locator } from '@playwright/test'
import type { App } from './createApp.js'
import type { Peer } from './createPeer.js'
import { readQrCode } from './readQrCode.js'

/** Selects WalletConnect in the modal and returns its view. */
export async function openPairing(app: App): Promise<Locator> {
  const modal = await app.openConnect()
  await modal.getByRole('button', { name: /^WalletConnect/ }).click()
  return app.dialog('WalletConnect')
}

/** Reads the link from the QR code of a view, as a phone would. */
export async function readPairingLink(view: Locator): Promise<string> {
  const code = view.getByRole('img', { name: 'QR code' })
  await expect(code).toBeVisible()
  let link: string | undefined
  // The view may still be animating when the code appears.
  await expect(async () => {
    link = await readQrCode(code)
    expect(link).toMatch(/^wc:/)
  }).toPass({ timeout: 15_000 })
  return link ?? ''
}

/** Returns the status of the link that a view shows, if any. */
export async function readPairingStatus(view: Locator): Promise<string | undefined> {
  const code = view.getByRole('img', { name: 'QR code' })
  return (await code.isVisible()) ? readQrCode(code) : undefined
}

/** Opens a page and connects it to a peer wallet by QR code. */
export async function pairWith(app: App, peer: Peer, params: Readonly<Record<string, string>> = {}): Promise<void> {
  await app.goto('/', { labWallet: 'off', ...params })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect(app.accountButton(peer.address)).toBeVisible()
  await expect(app.modal).toBeHidden()
}

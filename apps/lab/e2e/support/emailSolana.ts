import { expect, type Locator } from '@playwright/test'
import { solanaAccounts } from '../../stack/solana/solanaAccounts.js'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { approveSheet, rejectSheet } from './answerSheet.js'
import type { App } from './createApp.js'
import { createMailbox } from './createMailbox.js'
import type { SolanaChain } from './createSolanaChain.js'
import { emailOptions, frameOf, logIn } from './emailLogin.js'

/** Name of the lab's Solana network. */
export const solanaNetworkName = 'Solana Devnet'

/** The request that the embedded wallet shows. */
export const sheetOf = ({ page }: App): Locator => frameOf(page).getByRole('main')

/** Answers the request that the embedded wallet shows. */
export const press = ({ page }: App, name: 'Approve' | 'Reject'): Promise<void> =>
  name === 'Approve' ? approveSheet(frameOf(page)) : rejectSheet(page)

/** Returns the address of the app's Solana account. */
export const getSolanaAddress = async ({ getState }: App): Promise<string> =>
  (await getState()).namespaces.solana?.address ?? ''

/**
 * Logs in a new user by email, waits for the SOL of the faucet, and switches the app to Solana.
 *
 * @param params Further options of the playground.
 * @param lusd Amount of a token the user receives before the app reads balances, in base units.
 * @returns The user's Solana address.
 */
export async function beginOnSolana(parameters: {
  app: App
  lab: LabManifest
  solanaChain: SolanaChain
  params?: Readonly<Record<string, string>>
  lusd?: bigint
}): Promise<string> {
  const { app, lab, solanaChain, params, lusd } = parameters
  await app.goto('/', { ...emailOptions, solana: 'on', ...params })
  const { address: evmAddress } = await logIn(app, createMailbox(lab, 'sol'))
  await app.expectStatus('connected', 'solana')
  const address = await getSolanaAddress(app)
  await expect.poll(() => solanaChain.getBalance(address)).toBe(10_000_000_000n)
  const [giver] = solanaAccounts()
  if (lusd && giver) await solanaChain.transferToken({ symbol: 'LUSD', from: giver, to: address, amount: lusd })
  await app.openAccount(evmAddress)
  await app.chooseNetwork(solanaNetworkName)
  await app.expectNetwork(solanaNetworkName)
  await app.page.keyboard.press('Escape')
  await expect(app.accountButton(address)).toBeVisible()
  return address
}

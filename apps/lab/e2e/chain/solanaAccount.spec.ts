import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { reviewSend, sentStatus } from '../support/sendForm.js'
import { connectSolana, solanaAddress } from '../support/solana.js'
import { test } from '../support/test.js'

test('a Solana account shows what it holds with its value, and what it did', async ({ app, lab }) => {
  const recipient = lab.accounts.solana?.[2]?.address ?? ''
  await connectSolana(app)
  const account = await app.openAccount(solanaAddress)
  const tokens = account.getByRole('list', { name: 'Tokens' })
  await expect(tokens.getByRole('listitem').filter({ hasText: 'SOL' }).first()).toContainText('$')
  await expect(tokens.getByRole('listitem').filter({ hasText: 'Lab Dollar' })).toContainText('LUSD')
  await expect(account.getByText(/^Total \$[\d,]+\.\d\d/)).toBeVisible()
  await tokens.getByRole('button', { name: /Lab Dollar/ }).click()
  await expect(app.dialog('Token')).toContainText('LUSD')
  await app.page.keyboard.press('Escape')

  const form = await reviewSend(app, { from: solanaAddress, amount: '0.0375', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(form)).toBeVisible()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(account).toBeVisible()
  await account.getByRole('tab', { name: 'Activity' }).click()
  const row = account.getByRole('list', { name: 'Activity' }).getByRole('button').first()
  await expect(row).toContainText('−0.037')
  await expect(row).not.toContainText('Pending')
  await row.click()
  await expect(app.dialog('Transaction').getByText('Confirmed', { exact: true })).toBeVisible()
})

test('an item (SPL) is shown, and as many pieces of it sent as the person says', async ({ app, lab, solanaChain }) => {
  const recipient = lab.accounts.solana?.[3]?.address ?? ''
  const count = (holder: string) => solanaChain.getTokenBalance('LITEM', holder)
  const [before, own] = [await count(recipient), await count(solanaAddress)]
  await connectSolana(app)
  const account = await app.openAccount(solanaAddress)
  await account.getByRole('tab', { name: 'NFTs' }).click()
  await account.getByRole('button', { name: /^Lab Item/ }).click()
  const item = app.dialog('Item')
  for (const text of ['Lab Items', 'SPL', 'You hold']) await expect(item).toContainText(text)
  await item.getByRole('button', { name: 'Send', exact: true }).click()
  const form = app.dialog('Send')
  await form.getByRole('textbox', { name: 'Amount' }).fill('2')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form).toContainText('2 Lab Item')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(form)).toBeVisible()
  expect([(await count(recipient)) - before, own - (await count(solanaAddress))]).toEqual([2n, 2n])
})

test('each kind of chain shows what is its own, as one goes from one to the other', async ({ app }) => {
  await app.goto('/', { solana: 'on', solanaWallet: 'auto', labWallet: 'auto' })
  await app.chooseWallet('Lab Wallet')
  await expect(app.accountButton()).toBeVisible()
  const account = await app.openAccount()
  const tokens = account.getByRole('list', { name: 'Tokens' })
  await expect(tokens.getByRole('listitem').filter({ hasText: 'Ether' })).toHaveCount(1)
  await account.getByRole('button', { name: 'Solana Not connected' }).click()
  await app.modal.getByRole('button', { name: /^Lab Solana Wallet/ }).click()
  await app.expectStatus('connected', 'solana')
  if (await app.modal.isHidden()) await app.openAccount(solanaAddress)
  await expect(tokens.getByRole('listitem').filter({ hasText: 'SOL' }).first()).toBeVisible()
  await expect(tokens.getByRole('listitem').filter({ hasText: 'Ether' })).toHaveCount(0)
  await account.getByRole('button', { name: /^Ethereum networks/ }).click()
  await expect(account.getByTitle(labWalletKey.address).first()).toBeVisible()
  await expect(tokens.getByRole('listitem').filter({ hasText: 'Ether' })).toHaveCount(1)
  await expect(tokens.getByRole('listitem').filter({ hasText: 'SOL' })).toHaveCount(0)
})

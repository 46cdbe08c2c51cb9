import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { leadingDigits } from '../support/leadingDigits.js'
import { test } from '../support/test.js'

const { address } = labWalletKey

test('connects, shows the balance, switches network, sends ETH, survives a reload and disconnects', async ({
  app,
  wallet,
  chain,
  lab,
}) => {
  const recipient = lab.accounts.eip155?.[2]?.address ?? ''
  const base = chain(8453)

  await app.goto('/')
  await app.chooseWallet()
  await wallet.approve()
  await expect(app.accountButton()).toBeVisible()

  const account = await app.openAccount()
  await expect(account.getByText(leadingDigits(await chain(1).getBalance(address))).first()).toBeVisible()

  await app.chooseNetwork('Base')
  await wallet.approve()
  await app.expectNetwork('Base')
  expect(await wallet.getChain()).toBe(8453)

  const before = await base.getBalance(recipient)
  await app.page.keyboard.press('Escape')
  await app.openAccount()
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const send = app.dialog('Send')
  await send.getByRole('textbox', { name: 'Amount' }).fill('1.25')
  await send.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await send.getByRole('button', { name: 'Review' }).click()
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(wallet.prompt).toContainText('1.25 ETH')
  await wallet.approve()
  await expect(send.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  expect((await base.getBalance(recipient)) - before).toBe(parseEther('1.25'))
  const sent = await base.getLastSent(address)
  expect(await base.getReceipt(sent.hash)).toMatchObject({ status: 'success', to: recipient.toLowerCase() })

  await app.page.reload()
  await expect(app.accountButton()).toBeVisible()
  await app.expectNetwork('Base')
  await wallet.expectNoPrompt()

  await app.openAccount()
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
})

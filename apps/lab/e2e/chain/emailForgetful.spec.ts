import { expect } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { approveSheet } from '../support/approveSheet.js'
import { createMailbox } from '../support/createMailbox.js'
import { denyStorage } from '../support/denyStorage.js'
import { askProvider, emailOptions, frameOf, logIn } from '../support/emailLogin.js'
import { test } from '../support/test.js'

test('what was approved is found again after a reload also where the frame can keep nothing', async ({
  app,
  context,
  lab,
  chain,
  control,
}) => {
  const projectId = `forgetful-${crypto.randomUUID()}`
  await denyStorage(context, 'none')
  await app.goto('/', { ...emailOptions, projectId })
  const { address } = await logIn(app, createMailbox(lab, 'forgetful'))
  const to = privateKeyToAddress(generatePrivateKey())
  await control.wallet(projectId, { path: '/api/send', delayMs: 3_000 })
  const params = [{ from: address, to, value: '0x5' }]
  const sending = askProvider(app, { method: 'eth_sendTransaction', params }).catch(() => 'gone with the page')
  const leaves = app.page.waitForRequest(/\/api\/send$/)
  await approveSheet(frameOf(app.page))
  await leaves
  await app.page.reload()
  expect(await sending).toBe('gone with the page')
  await expect(app.page.getByText('Transaction confirmed')).toBeVisible({ timeout: 20_000 })
  expect(await chain(1).getBalance(to)).toBe(5n)
  expect(await chain(1).getNonce(address)).toBe(1)
})

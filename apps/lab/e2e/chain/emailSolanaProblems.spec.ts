import { expect } from '@playwright/test'
import { beginOnSolana, press, sheetOf } from '../support/emailSolana.js'
import { fillSend, reviewSend, sentStatus } from '../support/sendForm.js'
import { expectSolanaSignature, signOnSolana, solanaResult } from '../support/solana.js'
import { test } from '../support/test.js'

test('does not sign when the modal is closed', async ({ app, lab, solanaChain }) => {
  await beginOnSolana({ app, lab, solanaChain })
  await signOnSolana(app)
  await expect(sheetOf(app)).toContainText('Portico lab')
  await app.dialog('Sign message').getByRole('button', { name: 'Close' }).click()
  await expect(solanaResult(app)).toContainText('Sign on Solana failed: Request was aborted')
})

test('what is signed after its blockhash has expired is signed anew, and sent once', async ({
  app,
  lab,
  solanaChain,
  control,
}) => {
  const recipient = solanaChain.createAddress()
  const address = await beginOnSolana({ app, lab, solanaChain })
  const form = await reviewSend(app, { from: address, amount: '0.125', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sheetOf(app)).toContainText('0.125 SOL')
  await control.advanceSolana(200)
  await press(app, 'Approve')
  await expect(sheetOf(app)).toBeHidden()
  await press(app, 'Approve')
  await expect(sentStatus(form)).toBeVisible()
  expect(await solanaChain.getBalance(recipient)).toBe(125_000_000n)
})

test('a transfer whose program fails on chain is told as failed', async ({ app, lab, solanaChain, control }) => {
  test.setTimeout(60_000)
  const space = 'email-fails'
  const address = await beginOnSolana({ app, lab, solanaChain, params: { solanaSpace: `/${space}` }, lusd: 5_000_000n })
  await control.solana({ space, landAfterSlots: 60 })
  // The balance suffices for either, not both: the second is signed while the first is pending.
  for (const amount of ['4', '3']) {
    const recipient = lab.accounts.solana?.[1]?.address ?? ''
    const form = await reviewSend(app, { from: address, token: 'LUSD', amount, recipient })
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await press(app, 'Approve')
    await expect(app.modal.getByText('Waiting for confirmation')).toBeVisible()
    if (amount === '4') await app.page.reload()
    await expect(app.accountButton(address)).toBeVisible()
  }
  await control.advanceSolana(60)
  await expect(app.modal.getByText('The payment failed')).toBeVisible({ timeout: 15_000 })
  await expect(app.modal).toContainText('The program says:')
  expect(await solanaChain.getTokenBalance('LUSD', address)).toBe(1_000_000n)
})

test('an account that cannot pay fee or rent sends nothing', async ({ app, lab, solanaChain }) => {
  test.setTimeout(60_000)
  const address = await beginOnSolana({ app, lab, solanaChain, lusd: 5_000_000n })
  const all = await fillSend(app, { from: address, amount: '10', recipient: solanaChain.createAddress() })
  await expect(all.getByText('Not enough for the network fee').first()).toBeVisible()
  await expect(all.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await app.page.keyboard.press('Escape')

  const form = await reviewSend(app, { from: address, amount: '9.998', recipient: solanaChain.createAddress() })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await press(app, 'Approve')
  await expect(sentStatus(form)).toBeVisible()
  await form.getByRole('button', { name: 'Done' }).click()
  await app.page.keyboard.press('Escape')
  const left = await solanaChain.getBalance(address)

  const token = await fillSend(app, {
    from: address,
    token: 'LUSD',
    amount: '1',
    recipient: solanaChain.createAddress(),
  })
  await expect(token.getByText('Not enough for the network fee').first()).toBeVisible()
  await expect(token.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  expect(await solanaChain.getBalance(address)).toBe(left)
})

test('a reload while something is to be approved signs nothing, and the next request is answered', async ({
  app,
  lab,
  solanaChain,
}) => {
  const recipient = solanaChain.createAddress()
  const address = await beginOnSolana({ app, lab, solanaChain })
  const form = await reviewSend(app, { from: address, amount: '0.25', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sheetOf(app)).toContainText('0.25 SOL')
  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
  await signOnSolana(app)
  await press(app, 'Approve')
  await expectSolanaSignature(app, address)
  expect(await solanaChain.getBalance(recipient)).toBe(0n)
})

import { expect } from '@playwright/test'
import { fillSend, openSend, reviewSend, sentStatus } from '../support/sendForm.js'
import { expectSolanaSignature, signOnSolana, solanaResult } from '../support/solana.js'
import { test } from '../support/solanaTest.js'

for (const wayName of ['injected', 'walletConnect'] as const)
  test.describe(wayName, () => {
    test.use({ wayName })

    test('a message the wallet declines is not signed, and can be signed afterwards', async ({ app, way }) => {
      await way.connect(app)
      await way.ask()
      await signOnSolana(app)
      await way.reject()
      await expect(solanaResult(app)).toContainText(/Sign on Solana failed: .*(rejected|declined)/i)
      await signOnSolana(app)
      await way.approve()
      await expectSolanaSignature(app, way.key.address)
    })

    test('a transfer the wallet declines is not sent, and can be sent afterwards', async ({
      app,
      way,
      solanaChain,
      lab,
    }) => {
      const recipient = lab.accounts.solana?.[1]?.address ?? ''
      const before = await solanaChain.getBalance(recipient)
      await way.connect(app)
      await way.ask()
      const form = await reviewSend(app, { from: way.key.address, amount: '0.25', recipient })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await way.reject()
      await expect(form).toContainText(/declined/i)
      expect(await solanaChain.getBalance(recipient)).toBe(before)
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await way.approve()
      await expect(sentStatus(form)).toBeVisible()
      expect((await solanaChain.getBalance(recipient)) - before).toBe(250_000_000n)
    })

    test('more than there is cannot be reviewed, nor sent to what is no address', async ({ app, way, lab }) => {
      await way.connect(app)
      const form = await openSend(app, way.key.address)
      await form.getByRole('textbox', { name: 'Amount' }).fill('100000')
      await form.getByRole('textbox', { name: 'Recipient' }).fill(lab.accounts.solana?.[1]?.address ?? '')
      await expect(form.getByRole('button', { name: 'Review: Not enough in your account' })).toBeDisabled()
      await form.getByRole('textbox', { name: 'Amount' }).fill('0.1')
      await expect(form.getByRole('button', { name: 'Review' })).toBeEnabled()
      await form.getByRole('textbox', { name: 'Recipient' }).fill(lab.accounts.eip155?.[1]?.address ?? '')
      await expect(form.getByRole('button', { name: 'Review: This is no address on this network' })).toBeDisabled()
    })

    test('what is signed after its blockhash has expired is signed anew, and sent once', async ({
      app,
      way,
      solanaChain,
      control,
      lab,
    }) => {
      const recipient = lab.accounts.solana?.[1]?.address ?? ''
      const before = await solanaChain.getBalance(recipient)
      await way.connect(app)
      await way.ask()
      const form = await reviewSend(app, { from: way.key.address, amount: '0.125', recipient })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await way.waitForAsk()
      await control.advanceSolana(200)
      await way.approve()
      await way.approve()
      await expect(sentStatus(form)).toBeVisible()
      expect((await solanaChain.getBalance(recipient)) - before).toBe(125_000_000n)
    })

    test('a transfer the network loses for good is told as failed', async ({
      app,
      way,
      wayName: name,
      solanaChain,
      control,
      lab,
    }) => {
      const space = `lost-${name}`
      const recipient = lab.accounts.solana?.[1]?.address ?? ''
      const before = await solanaChain.getBalance(recipient)
      await way.connect(app, { solanaSpace: `/${space}` })
      await control.solana({ space, loseTransactions: 1000 })
      const form = await reviewSend(app, { from: way.key.address, amount: '0.125', recipient })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(app.modal.getByText('Waiting for confirmation')).toBeVisible()
      await control.advanceSolana(200)
      await expect(app.modal.getByText('The payment failed')).toBeVisible({ timeout: 15_000 })
      await expect(app.modal).toContainText('The payment took too long and was not sent.')
      expect(await solanaChain.getBalance(recipient)).toBe(before)
    })

    test('a transfer whose program fails on chain is told as failed', async ({
      app,
      way,
      wayName: name,
      solanaChain,
      control,
      lab,
    }) => {
      // Restores what the test takes away.
      await control.startAfresh()
      const space = `fails-${name}`
      const [, recipient, thief] = lab.accounts.solana ?? []
      const { address } = way.key
      await way.connect(app, { solanaSpace: `/${space}` })
      await control.solana({ space, landAfterSlots: 60 })
      const form = await reviewSend(app, {
        from: address,
        token: 'LUSD',
        amount: '10',
        recipient: recipient?.address ?? '',
      })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(app.modal.getByText('Waiting for confirmation')).toBeVisible()
      const amount = await solanaChain.getTokenBalance('LUSD', address)
      await solanaChain.transferToken({ symbol: 'LUSD', from: way.key, to: thief?.address ?? '', amount })
      await control.advanceSolana(60)
      await expect(app.modal.getByText('The payment failed')).toBeVisible({ timeout: 15_000 })
      await expect(app.modal).toContainText('The program says:')
      await expect(app.modal).toContainText('insufficient funds')
      await expect(sentStatus(app.modal)).toHaveCount(0)
      expect(await solanaChain.getFailed(address)).toMatchObject({ err: { InstructionError: expect.anything() } })
    })

    test('a transfer that fails before it is sent says so', async ({ app, way, solanaChain, control, lab }) => {
      // Restores what the test takes away.
      await control.startAfresh()
      const [, recipient, thief] = lab.accounts.solana ?? []
      const { address } = way.key
      await way.connect(app)
      await way.ask()
      const form = await reviewSend(app, {
        from: address,
        token: 'LUSD',
        amount: '10',
        recipient: recipient?.address ?? '',
      })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await way.waitForAsk()
      const amount = await solanaChain.getTokenBalance('LUSD', address)
      await solanaChain.transferToken({ symbol: 'LUSD', from: way.key, to: thief?.address ?? '', amount })
      await way.approve()
      await expect(form.getByText('The payment was not sent')).toBeVisible()
    })

    test("an account that cannot pay the fee, nor the rent of the recipient's account, sends nothing", async ({
      app,
      way,
      solanaChain,
      control,
    }) => {
      // Restores what the test takes away.
      await control.startAfresh()
      const { address } = way.key
      const rest = 1_500_000n
      await solanaChain.leave(way.key, rest)
      await way.connect(app)
      await way.ask()
      for (const { token, amount } of [{ amount: '0.0015' }, { token: 'LAB', amount: '1' }]) {
        const form = await fillSend(app, { from: address, amount, token, recipient: solanaChain.createAddress() })
        await expect(form.getByText('Not enough for the network fee').first()).toBeVisible()
        await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
        await app.page.keyboard.press('Escape')
        await expect(app.modal).toHaveCount(0)
      }
      expect(await solanaChain.getBalance(address)).toBe(rest)
    })
  })

test('a transfer under a congested network says that it takes longer, and gets there', async ({
  app,
  way,
  solanaChain,
  control,
  lab,
}) => {
  const space = 'congested'
  const recipient = lab.accounts.solana?.[1]?.address ?? ''
  const before = await solanaChain.getBalance(recipient)
  await way.connect(app, { solanaSpace: `/${space}` })
  await control.solana({ space, loseTransactions: 2, loseNotifications: true, confirmAfterSlots: 3 })
  const form = await reviewSend(app, { from: way.key.address, amount: '0.125', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(form)).toBeVisible({ timeout: 20_000 })
  expect((await solanaChain.getBalance(recipient)) - before).toBe(125_000_000n)
  expect((await control.readSolana(space)).calls.sendTransaction).toBeGreaterThanOrEqual(3)
})

test.describe('with sockets that break', () => {
  test.use({ expectedProblems: [/^WebSocket connection/] })

  test('an endpoint that is down while a transfer is under way does not lose it', async ({
    app,
    way,
    solanaChain,
    control,
    lab,
  }) => {
    const space = 'down'
    const recipient = lab.accounts.solana?.[1]?.address ?? ''
    const before = await solanaChain.getBalance(recipient)
    await way.connect(app, { solanaSpace: `/${space}` })
    await control.solana({ space, confirmAfterSlots: 5 })
    const form = await reviewSend(app, { from: way.key.address, amount: '0.125', recipient })
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(app.modal.getByText('Waiting for confirmation')).toBeVisible()
    await control.solana({ space, down: true })
    await expect.poll(async () => (await solanaChain.getBalance(recipient)) - before).toBe(125_000_000n)
    await expect(app.modal.getByText('Waiting for confirmation')).toBeVisible()
    await control.recoverSolana(space)
    await expect(sentStatus(form)).toBeVisible({ timeout: 15_000 })
  })
})

test('an amount that would leave less than an account must hold is refused with the reason', async ({
  app,
  solanaWallet,
  solanaChain,
  lab,
}) => {
  const address = solanaChain.walletAddress(3)
  await solanaChain.fund(address, 2_000_000n)
  await app.goto('/', { solana: 'on', solanaWallet: 'auto', solanaAccounts: '4' })
  await app.chooseWallet('Lab Solana Wallet')
  await solanaWallet.selectAccount(3)
  await expect(app.accountButton(address)).toBeVisible()
  const recipient = lab.accounts.solana?.[1]?.address ?? ''
  const form = await fillSend(app, { from: address, amount: '0.0015', recipient })
  await expect(form.getByText('An account cannot hold as little as this leaves in it.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
})

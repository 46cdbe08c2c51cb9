import { expect } from '@playwright/test'
import { leadingDigits } from '../support/leadingDigits.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { reviewSend, sentStatus } from '../support/sendForm.js'
import { expectSolanaSignature, signOnSolana, solanaWalletName } from '../support/solana.js'
import { test } from '../support/solanaTest.js'

test('while the wallet asks to connect: nothing is connected, and it can be asked again', async ({
  app,
  way,
  solanaWallet,
}) => {
  await app.goto('/', { solana: 'on' })
  await app.chooseWallet(solanaWalletName)
  await way.waitForAsk()
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected', 'solana')
  await app.chooseWallet(solanaWalletName)
  await solanaWallet.approve()
  await expect(app.accountButton(way.key.address)).toBeVisible()
})

test('while a code is shown: the wallet that reads it afterwards is connected by a fresh one', async ({
  app,
  peer,
}) => {
  const params = { adapters: 'none', networks: 'solanaDevnet', solana: 'on', labWallet: 'off', solanaWallet: 'off' }
  await app.goto('/', params)
  const link = await readPairingLink(await openPairing(app))
  await app.page.reload()
  await app.expectStatus('disconnected', 'solana')
  const fresh = await readPairingLink(await openPairing(app))
  expect(fresh).not.toBe(link)
  await peer.pair(fresh)
  await expect(app.accountButton(peer.addresses.solana)).toBeVisible()
})

for (const wayName of ['injected', 'walletConnect'] as const)
  test.describe(wayName, () => {
    test.use({ wayName })

    test('while a message is signed: the connection is there, and signing works', async ({ app, way }) => {
      await way.connect(app)
      await way.ask()
      await signOnSolana(app)
      await way.waitForAsk()
      // The owner answers too late.
      await app.page.reload()
      await expect(app.accountButton(way.key.address)).toBeVisible()
      await app.expectStatus('connected', 'solana')
      await way.approveAll()
      await signOnSolana(app)
      await expectSolanaSignature(app, way.key.address)
    })

    test('while a transfer is signed: nothing is sent', async ({ app, way, solanaChain }) => {
      const recipient = solanaChain.createAddress()
      await way.connect(app)
      await way.ask()
      const form = await reviewSend(app, { from: way.key.address, amount: '0.25', recipient })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await way.waitForAsk()
      await app.page.reload()
      await expect(app.accountButton(way.key.address)).toBeVisible()
      await way.approveAll()
      await signOnSolana(app)
      await expectSolanaSignature(app, way.key.address)
      expect(await solanaChain.getBalance(recipient)).toBe(0n)
    })

    test('while a transfer is under way: it is carried out once, and the connection holds', async ({
      app,
      way,
      wayName: name,
      solanaChain,
      control,
    }) => {
      const space = `reload-${name}`
      const recipient = solanaChain.createAddress()
      await way.connect(app, { solanaSpace: `/${space}` })
      await control.solana({ space, landAfterSlots: 60 })
      const form = await reviewSend(app, { from: way.key.address, amount: '0.25', recipient })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(app.modal.getByText('Waiting for confirmation')).toBeVisible()
      await app.page.reload()
      await expect(app.accountButton(way.key.address)).toBeVisible()
      await control.advanceSolana(60)
      await expect.poll(() => solanaChain.getBalance(recipient)).toBe(250_000_000n)
      await control.recoverSolana(space)
      const again = await reviewSend(app, { from: way.key.address, amount: '0.25', recipient })
      await again.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(sentStatus(again)).toBeVisible()
      expect(await solanaChain.getBalance(recipient)).toBe(500_000_000n)
    })

    test('after a transfer: the balance is that of the chain, and nobody is asked', async ({
      app,
      way,
      solanaChain,
    }) => {
      await way.connect(app)
      const form = await reviewSend(app, {
        from: way.key.address,
        amount: '0.25',
        recipient: solanaChain.createAddress(),
      })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(sentStatus(form)).toBeVisible()
      await way.ask()
      await app.page.reload()
      const account = await app.openAccount(way.key.address)
      const balance = await solanaChain.getBalance(way.key.address)
      await expect(account.getByText(leadingDigits(balance, 9)).first()).toBeVisible()
      await way.expectNotAsked()
    })
  })

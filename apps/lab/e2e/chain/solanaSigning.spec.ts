import { expect } from '@playwright/test'
import { expectSolanaSignature, solanaAddress, solanaResult, tryOnSolana } from '../support/solana.js'
import { test } from '../support/solanaTest.js'

for (const wayName of ['injected', 'walletConnect'] as const)
  test.describe(wayName, () => {
    test.use({ wayName })

    test("an app's own transactions are signed, sent and confirmed", async ({ app, way, solanaChain, lab }) => {
      const recipient = lab.accounts.solana?.[1]?.address ?? ''
      const before = await solanaChain.getBalance(recipient)
      await way.connect(app)
      await tryOnSolana(app, 'Send on Solana')
      await expect(solanaResult(app)).toContainText('Send on Solana: confirmed')
      await tryOnSolana(app, 'Sign two and send them')
      await expect(solanaResult(app)).toContainText('Sign two and send them: confirmed 2')
      expect((await solanaChain.getBalance(recipient)) - before).toBe(4_000_000n)
    })
  })

test('signs in where the wallet can', async ({ app, way, solanaWallet }) => {
  await way.connect(app)
  await way.ask()
  await tryOnSolana(app, 'Sign in with Solana')
  await expect(solanaWallet.prompt).toContainText('Sign in to the lab.')
  await way.approve()
  await expect(solanaResult(app)).toContainText(`valid as ${solanaAddress}`)
})

test('a wallet without a feature says so; one that cannot send signs', async ({
  app,
  way,
  solanaWallet,
  solanaChain,
  lab,
}) => {
  const recipient = lab.accounts.solana?.[1]?.address ?? ''
  const before = await solanaChain.getBalance(recipient)
  await way.connect(app, { solanaFeatures: 'signTransaction,disconnect' })
  await tryOnSolana(app, 'Sign in with Solana')
  await expect(solanaResult(app)).toContainText('Sign in with Solana failed:')
  await tryOnSolana(app, 'Sign on Solana')
  await expect(solanaResult(app)).toContainText('Sign on Solana failed:')
  await tryOnSolana(app, 'Send on Solana')
  await expect(solanaResult(app)).toContainText('Send on Solana: confirmed')
  expect((await solanaChain.getBalance(recipient)) - before).toBe(1_000_000n)
  await solanaWallet.setFeatures(['solana:signMessage', 'solana:signTransaction'])
  await tryOnSolana(app, 'Sign on Solana')
  await expectSolanaSignature(app, solanaAddress)
})

import { expect } from '@playwright/test'
import { formatUnits } from 'viem'
import { createSolanaKey } from '../../stack/solana/createSolanaKey.js'
import { reviewSend, sentStatus } from '../support/sendForm.js'
import { connectSolana, pairOnSolana, solanaAddress } from '../support/solana.js'
import { test } from '../support/test.js'

const tokens = [
  { symbol: 'LAB', what: 'a token', amount: '12.5', units: 12_500_000_000n, kept: 0n },
  { symbol: 'LUSD', what: 'a token of six decimals', amount: '7.25', units: 7_250_000n, kept: 0n },
  {
    symbol: 'LFEE',
    what: 'a Token-2022 token that keeps back a part',
    amount: '100',
    units: 100_000_000_000n,
    kept: 1_000_000_000n,
  },
  {
    symbol: 'LFEE',
    what: 'a Token-2022 token that keeps back no more than its most',
    amount: '1000',
    units: 1_000_000_000_000n,
    kept: 5_000_000_000n,
  },
  {
    symbol: 'LHOOK',
    what: 'a Token-2022 token whose transfers call a program',
    amount: '3.5',
    units: 3_500_000n,
    kept: 0n,
  },
] as const

for (const { symbol, what, amount, units, kept } of tokens)
  test(`sends ${what}`, async ({ app, solanaChain, lab }) => {
    const recipient = lab.accounts.solana?.[3]?.address ?? ''
    const read = (holder: string) => solanaChain.getTokenBalance(symbol, holder)
    const [before, own] = [await read(recipient), await read(solanaAddress)]
    await connectSolana(app)
    const form = await reviewSend(app, { from: solanaAddress, token: symbol, amount, recipient })
    await expect(form.getByText('Token’s own fee')).toHaveCount(kept > 0n ? 1 : 0)
    const arrives = new RegExp(`${formatUnits(units - kept, 9)}\\s${symbol}.* arrives`)
    await expect(form.getByText(arrives)).toHaveCount(kept > 0n ? 1 : 0)
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(sentStatus(form)).toBeVisible()
    expect((await read(recipient)) - before).toBe(units - kept)
    expect(own - (await read(solanaAddress))).toBe(units)
  })

test('writes a memo for an account that takes nothing without one', async ({ app, solanaWallet, solanaChain, lab }) => {
  const recipient = lab.accounts.solana?.[4]?.address ?? ''
  const before = await solanaChain.getTokenBalance('LMEMO', recipient)
  await connectSolana(app)
  const form = await reviewSend(app, { from: solanaAddress, token: 'LMEMO', amount: '3', recipient })
  await expect(form.getByText('added, because the recipient’s account asks for one')).toBeVisible()
  await solanaWallet.setMode('prompt')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(solanaWallet.prompt).toContainText('Memo')
  await solanaWallet.approve()
  await expect(sentStatus(form)).toBeVisible()
  expect((await solanaChain.getTokenBalance('LMEMO', recipient)) - before).toBe(3_000_000n)
})

test('opens the account of a recipient who has none', async ({ app, solanaWallet, solanaChain }) => {
  const recipient = createSolanaKey(crypto.randomUUID().slice(0, 32)).address
  const own = await solanaChain.getBalance(solanaAddress)
  await connectSolana(app)
  const form = await reviewSend(app, { from: solanaAddress, token: 'LAB', amount: '1', recipient })
  await expect(form.getByText('Account deposit')).toBeVisible()
  await expect(form.getByText('opens the recipient’s account for this token')).toBeVisible()
  await solanaWallet.setMode('prompt')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(solanaWallet.prompt).toContainText(recipient)
  await solanaWallet.approve()
  await expect(sentStatus(form)).toBeVisible()
  expect(await solanaChain.getTokenBalance('LAB', recipient)).toBe(1_000_000_000n)
  // The rent reserve of the account, and the fee.
  expect(own - (await solanaChain.getBalance(solanaAddress))).toBeGreaterThan(2_039_280n)
})

test('sends a token over WalletConnect', async ({ app, peer, solanaChain, lab }) => {
  const { solana } = peer.addresses
  const recipient = lab.accounts.solana?.[2]?.address ?? ''
  const before = await solanaChain.getTokenBalance('LAB', recipient)
  await pairOnSolana(app, peer)
  const form = await reviewSend(app, { from: solana, token: 'LAB', amount: '2.5', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(form)).toBeVisible()
  expect((await solanaChain.getTokenBalance('LAB', recipient)) - before).toBe(2_500_000_000n)
})

import { expect } from '@playwright/test'
import { parseEther, parseUnits } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { reviewSend, sentStatus } from '../support/sendForm.js'
import { test } from '../support/test.js'

const tokens = [
  { symbol: 'LAB', what: 'a token', amount: '12.5', units: parseEther('12.5') },
  { symbol: 'LUSD', what: 'a token that returns nothing', amount: '7.25', units: parseUnits('7.25', 6) },
] as const

for (const { symbol, what, amount, units } of tokens)
  test(`sends ${what}`, async ({ app, chain, lab }) => {
    const recipient = lab.accounts.eip155?.[3]?.address ?? ''
    const before = await chain(1).getTokenBalance(symbol, recipient)
    const own = await chain(1).getTokenBalance(symbol, labWalletKey.address)
    await app.connect()
    const form = await reviewSend(app, { token: symbol, amount, recipient })
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(sentStatus(form)).toBeVisible()
    expect((await chain(1).getTokenBalance(symbol, recipient)) - before).toBe(units)
    expect(own - (await chain(1).getTokenBalance(symbol, labWalletKey.address))).toBe(units)
  })

test('sends to a name', async ({ app, chain, lab }) => {
  const alice = lab.accounts.eip155?.[1]?.address ?? ''
  const before = await chain(1).getBalance(alice)
  await app.connect()
  const form = await reviewSend(app, { amount: '0.5', recipient: 'alice.eth' })
  await expect(form).toContainText('alice.eth')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(form)).toBeVisible()
  expect((await chain(1).getBalance(alice)) - before).toBe(parseEther('0.5'))
})

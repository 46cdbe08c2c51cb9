import { expect, type Locator } from '@playwright/test'
import { maxUint256 } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { App } from '../support/createApp.js'
import type { Control } from '../support/createControl.js'
import { fillSwap, previewSwap } from '../support/swapForm.js'
import { test } from '../support/test.js'

const faults = [
  ['is malformed', { body: { standard: '1.5', fast: 'much', allowance: '-3' } }],
  ['is no answer', { body: 'soon' }],
  ['is refused', { status: 500 }],
  ['breaks off', { drop: true }],
] as const

/** Returns what waits until the service has been asked once more, so that what is shown is about the spoilt answer. */
async function waitForRequest(control: Control, space: string, path: string): Promise<() => Promise<void>> {
  const count = async () => (await control.readData(space)).requests.filter((each) => each.path.endsWith(path)).length
  const before = await count()
  return () => expect.poll(count).toBeGreaterThan(before)
}

const connect = (app: App, space: string) =>
  app.connect('/', { 'services.blockchainApi': `/${space}`, swaps: 'service' })

test('without a gas price of the service there is no price, until it answers', async ({ app, control }) => {
  const [space, path] = ['swap-gas', '/v1/convert/gas-price']
  await connect(app, space)
  const form = await fillSwap(app, { to: 'LUSD', amount: '0.5' })
  const amount = form.getByRole('textbox', { name: 'You pay' })
  const received = form.getByRole('textbox', { name: 'You receive' })
  let typed = 5
  for (const [name, fault] of faults)
    await test.step(`one that ${name}`, async () => {
      await control.data({ space, path, ...fault })
      typed++
      await amount.fill(`0.${typed}`)
      await expect(form.getByRole('button', { name: 'Review swap: No price right now' })).toBeDisabled()
      await expect(received).toHaveValue('')
      await control.recoverData(space)
      await form.getByRole('button', { name: 'Get a new price' }).click()
      await expect(form.getByRole('button', { name: 'Review swap', exact: true })).toBeEnabled()
    })
  await test.step('one that is slow', async () => {
    await control.data({ space, path, delayMs: 3_000, times: 1 })
    const asked = await waitForRequest(control, space, path)
    await amount.fill('0.25')
    await asked()
    await expect(form.getByRole('button', { name: 'Review swap: Looking for the best price…' })).toBeDisabled()
    await expect(form.getByRole('button', { name: 'Review swap', exact: true })).toBeEnabled({ timeout: 15_000 })
  })
})

test('without an allowance of the service nothing is approved or swapped, until it answers', async ({
  app,
  chain,
  control,
  wallet,
}) => {
  const [space, path] = ['swap-allowance', '/v1/convert/allowance']
  const { address } = labWalletKey
  await connect(app, space)
  const nonce = await chain(1).getNonce(address)
  const [[, first], ...others] = faults
  await control.data({ space, path, ...first })
  const preview = await previewSwap(app, { from: 'LAB', to: 'LUSD', amount: '3' })
  const next = preview.getByRole('button', { name: /^(Approve|Swap)$/ })
  const failure = preview.getByRole('alert').filter({ hasText: 'The swap could not be checked' })
  const tryAgain = async () => {
    const asked = await waitForRequest(control, space, path)
    await preview.getByRole('button', { name: 'Try again' }).click()
    await asked()
  }
  await expect(failure).toBeVisible()
  await expect(next).toBeDisabled()
  for (const [name, fault] of others)
    await test.step(`one that ${name}`, async () => {
      await control.recoverData(space)
      await control.data({ space, path, ...fault })
      await tryAgain()
      await expect(failure).toBeVisible()
      await expect(next).toBeDisabled()
    })
  await test.step('one that is slow', async () => {
    await control.recoverData(space)
    await control.data({ space, path, delayMs: 3_000, times: 1 })
    await tryAgain()
    await expect(next).toBeDisabled()
    await expect(next).toBeEnabled({ timeout: 15_000 })
    await expect(preview.getByText('Up to').locator('xpath=following-sibling::dd')).toContainText('3 LAB')
  })
  await expectUnasked(wallet)
  expect(await chain(1).getNonce(address)).toBe(nonce)
})

test('an allowance that the chain does not know is not believed', async ({ app, chain, control, wallet }) => {
  const space = 'swap-allowance-lie'
  const { address } = labWalletKey
  await control.data({ space, path: '/v1/convert/allowance', body: { allowance: String(maxUint256) } })
  await connect(app, space)
  const nonce = await chain(1).getNonce(address)
  const preview = await previewSwap(app, { from: 'LAB', to: 'LUSD', amount: '3' })
  await expectRefused(preview)
  await expectUnasked(wallet)
  expect(await chain(1).getNonce(address)).toBe(nonce)
})

async function expectRefused(preview: Locator): Promise<void> {
  await expect(preview.getByRole('alert').filter({ hasText: 'This swap was refused' })).toBeVisible()
  await expect(preview.getByRole('button', { name: /^(Approve|Swap)$/ })).toBeDisabled()
}

async function expectUnasked(wallet: { readonly getMethods: () => Promise<readonly string[]> }): Promise<void> {
  expect((await wallet.getMethods()).filter((method) => /send|sign/i.test(method))).toEqual([])
}

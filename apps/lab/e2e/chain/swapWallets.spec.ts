import { expect, type Locator } from '@playwright/test'
import { approveSheet, rejectSheet } from '../support/answerSheet.js'
import type { Chain } from '../support/createChain.js'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, frameOf, logIn } from '../support/emailLogin.js'
import { pairWith } from '../support/pairing.js'
import { previewSwap, readFact } from '../support/swapForm.js'
import { test } from '../support/test.js'

const swapButton = (preview: Locator) => preview.getByRole('button', { name: 'Swap', exact: true })
const approveButton = (preview: Locator) => preview.getByRole('button', { name: 'Approve', exact: true })

/** Returns by how much what an account holds of a token changes, in base units. */
async function watchToken(chain: Chain, token: string, account: string) {
  const before = await chain.getTokenBalance(token, account)
  return async () => (await chain.getTokenBalance(token, account)) - before
}

test('over WalletConnect: ether for a token, and back once the token is approved', async ({ app, peer, chain }) => {
  test.setTimeout(60_000)
  await pairWith(app, peer)
  const account = peer.address
  const getChange = await watchToken(chain(1), 'LUSD', account)

  const preview = await previewSwap(app, { account, to: 'LUSD', amount: '0.2' })
  await expect(swapButton(preview)).toBeEnabled()
  const minimum = await readFact(preview, 'Minimum received', 6)
  await swapButton(preview).click()
  await expect(app.status('Swapped')).toBeVisible()
  const bought = await getChange()
  expect(bought).toBeGreaterThanOrEqual(minimum)
  expect((await chain(1).getLastSent(account)).value).toBe(200_000_000_000_000_000n)
  const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
  await expect(app.modal).toContainText(shown.format(`${bought}E-6` as `${number}`))
  await app.page.keyboard.press('Escape')

  const back = await previewSwap(app, { account, from: 'LUSD', to: 'ETH', amount: '50' })
  await approveButton(back).click()
  await expect(swapButton(back)).toBeEnabled()
  expect(await getChange()).toBe(bought)
  await swapButton(back).click()
  await expect(app.status('Swapped')).toBeVisible()
  expect(await getChange()).toBe(bought - 50_000_000n)
  expect(peer.getMethods().filter((method) => method === 'eth_sendTransaction')).toHaveLength(3)
})

test('over WalletConnect: declined, then made', async ({ app, peer, chain }) => {
  await pairWith(app, peer)
  peer.setPolicy({ requests: 'ask' })
  const account = peer.address
  const getChange = await watchToken(chain(1), 'LUSD', account)
  const preview = await previewSwap(app, { account, to: 'LUSD', amount: '0.1' })
  await swapButton(preview).click()
  await peer.rejectOpen()
  await expect(preview).toContainText('You declined in your wallet')
  expect(await getChange()).toBe(0n)
  await swapButton(preview).click()
  await peer.approveOpen()
  await expect(app.status('Swapped')).toBeVisible()
  expect(await getChange()).toBeGreaterThan(0n)
})

test('with the embedded wallet: declined and made, then a token for another one', async ({ app, lab, chain }) => {
  test.setTimeout(90_000)
  await app.goto('/', emailOptions)
  const { address: account } = await logIn(app, createMailbox(lab, 'swapper'))
  const getDollars = await watchToken(chain(1), 'LUSD', account)
  const getLab = await watchToken(chain(1), 'LAB', account)
  const approve = async () => {
    await expect(app.dialog('Approve transaction')).toBeVisible()
    await approveSheet(frameOf(app.page))
  }

  const preview = await previewSwap(app, { account, to: 'LUSD', amount: '0.2' })
  await expect(swapButton(preview)).toBeEnabled()
  const minimum = await readFact(preview, 'Minimum received', 6)
  await swapButton(preview).click()
  await expect(app.dialog('Approve transaction')).toBeVisible()
  await rejectSheet(app.page)
  await expect(preview).toContainText('You declined in your wallet')
  expect(await getDollars()).toBe(0n)
  await swapButton(preview).click()
  await approve()
  await expect(app.status('Swapped')).toBeVisible()
  const bought = await getDollars()
  expect(bought).toBeGreaterThanOrEqual(minimum)
  await app.page.keyboard.press('Escape')

  const next = await previewSwap(app, { account, from: 'LUSD', to: 'LAB', amount: '40' })
  await approveButton(next).click()
  await approve()
  await expect(swapButton(next)).toBeEnabled()
  const least = await readFact(next, 'Minimum received', 18)
  await swapButton(next).click()
  await approve()
  await expect(app.status('Swapped')).toBeVisible()
  expect(await getDollars()).toBe(bought - 40_000_000n)
  expect(await getLab()).toBeGreaterThanOrEqual(least)
})

import { expect, type Locator } from '@playwright/test'
import { approveSheet, rejectSheet } from '../support/answerSheet.js'
import type { Chain } from '../support/createChain.js'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, frameOf, logIn } from '../support/emailLogin.js'
import { pairWith } from '../support/pairing.js'
import { previewSwap, readFact } from '../support/swapForm.js'
import { test } from '../support/test.js'
import { watchListedSwap } from '../support/watchListedSwap.js'
import { watchSwapOutcome } from '../support/watchSwapOutcome.js'

const swapButton = (preview: Locator) => preview.getByRole('button', { name: 'Swap', exact: true })
const approveButton = (preview: Locator) => preview.getByRole('button', { name: 'Approve', exact: true })

/** Returns by how much what an account holds of a token changes, in base units. */
async function watchToken(chain: Chain, token: string, account: string) {
  const before = await chain.getTokenBalance(token, account)
  return async () => (await chain.getTokenBalance(token, account)) - before
}

test('over WalletConnect: ether for a token, that for another one, and back', async ({ app, peer, chain }) => {
  test.setTimeout(90_000)
  await pairWith(app, peer)
  const account = peer.address
  const getChange = await watchToken(chain(1), 'LUSD', account)

  const preview = await previewSwap(app, { account, to: 'LUSD', amount: '0.2' })
  await expect(swapButton(preview)).toBeEnabled()
  const minimum = await readFact(preview, 'Minimum received', 6)
  const endBuying = await watchSwapOutcome(app, { chain: chain(1), account, from: 'ETH', to: 'LUSD' })
  await swapButton(preview).click()
  const { sold, received: bought } = await endBuying()
  expect(sold).toBe(200_000_000_000_000_000n)
  expect(bought).toBeGreaterThanOrEqual(minimum)
  await app.page.keyboard.press('Escape')

  const other = await previewSwap(app, { account, from: 'LUSD', to: 'LAB', amount: '30' })
  await approveButton(other).click()
  await expect(swapButton(other)).toBeEnabled()
  const least = await readFact(other, 'Minimum received', 18)
  const endOther = await watchSwapOutcome(app, { chain: chain(1), account, from: 'LUSD', to: 'LAB' })
  await swapButton(other).click()
  const exchanged = await endOther()
  expect(exchanged.sold).toBe(30_000_000n)
  expect(exchanged.received).toBeGreaterThanOrEqual(least)
  await app.page.keyboard.press('Escape')

  const back = await previewSwap(app, { account, from: 'LUSD', to: 'ETH', amount: '50' })
  await approveButton(back).click()
  await expect(swapButton(back)).toBeEnabled()
  expect(await getChange()).toBe(bought - 30_000_000n)
  const endSelling = await watchSwapOutcome(app, { chain: chain(1), account, from: 'LUSD', to: 'ETH' })
  await swapButton(back).click()
  expect((await endSelling()).sold).toBe(50_000_000n)
  expect(peer.getMethods().filter((method) => method === 'eth_sendTransaction')).toHaveLength(5)
})

test('over WalletConnect: as one batch, which a reload in the middle finds again', async ({
  app,
  peer,
  chain,
  control,
}) => {
  test.setTimeout(60_000)
  peer.setPolicy({ batches: true })
  await pairWith(app, peer)
  const account = peer.address
  const getChange = await watchToken(chain(1), 'LUSD', account)
  const preview = await previewSwap(app, { account, from: 'LUSD', to: 'LAB', amount: '30' })
  await expect(swapButton(preview)).toBeEnabled()
  const end = await watchListedSwap(app, { chain: chain(1), account, from: 'LUSD', to: 'LAB' })
  const sent = (await chain(1).getNonce(account)) + 1
  await control.mining(1, 'manual')
  await swapButton(preview).click()
  await chain(1).waitForSent(account, sent)
  await app.page.reload()
  const view = await app.openAccount(account)
  await view.getByRole('tab', { name: 'Activity' }).click()
  const panel = view.getByRole('tabpanel')
  await expect(panel).toContainText('Pending')
  expect(await getChange()).toBe(0n)
  await control.mine(1)
  await expect(panel).not.toContainText('Pending')
  expect((await end()).sold).toBe(30_000_000n)
  expect(peer.getMethods()).toContain('wallet_sendCalls')
  expect(peer.getMethods()).not.toContain('eth_sendTransaction')
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
  const end = await watchSwapOutcome(app, { chain: chain(1), account, from: 'ETH', to: 'LUSD' })
  await swapButton(preview).click()
  await peer.approveOpen()
  expect((await end()).sold).toBe(100_000_000_000_000_000n)
})

test('with the embedded wallet: declined and made, then a token for another one, and that for ether', async ({
  app,
  lab,
  chain,
}) => {
  test.setTimeout(120_000)
  await app.goto('/', emailOptions)
  const { address: account } = await logIn(app, createMailbox(lab, 'swapper'))
  const getDollars = await watchToken(chain(1), 'LUSD', account)
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
  const endBuying = await watchSwapOutcome(app, { chain: chain(1), account, from: 'ETH', to: 'LUSD' })
  await swapButton(preview).click()
  await approve()
  const { received: bought } = await endBuying()
  expect(bought).toBeGreaterThanOrEqual(minimum)
  await app.page.keyboard.press('Escape')

  const next = await previewSwap(app, { account, from: 'LUSD', to: 'LAB', amount: '40' })
  await approveButton(next).click()
  await approve()
  await expect(swapButton(next)).toBeEnabled()
  const least = await readFact(next, 'Minimum received', 18)
  const endOther = await watchSwapOutcome(app, { chain: chain(1), account, from: 'LUSD', to: 'LAB' })
  await swapButton(next).click()
  await approve()
  const { sold, received } = await endOther()
  expect(sold).toBe(40_000_000n)
  expect(received).toBeGreaterThanOrEqual(least)
  await app.page.keyboard.press('Escape')

  const last = await previewSwap(app, { account, from: 'LUSD', to: 'ETH', amount: '20' })
  await approveButton(last).click()
  await approve()
  await expect(swapButton(last)).toBeEnabled()
  const endSelling = await watchSwapOutcome(app, { chain: chain(1), account, from: 'LUSD', to: 'ETH' })
  await swapButton(last).click()
  await approve()
  expect((await endSelling()).sold).toBe(20_000_000n)
})

import { expect, type Locator } from '@playwright/test'
import type { Address } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { seedAccounts } from '../../stack/data/seeds/createSeeds.js'
import type { LabManifest } from '../../stack/web/createManifest.js'
import type { App } from '../support/createApp.js'
import { createItems, newItemId } from '../support/createItems.js'
import { sentStatus } from '../support/sendForm.js'
import { test } from '../support/test.js'
import { watchAccount } from '../support/watchAccount.js'

const owner = labWalletKey.address
// The manifest's accounts are addresses.
const recipientOf = (lab: LabManifest) => lab.accounts.eip155?.[3]?.address as Address

async function openNfts(app: App): Promise<Locator> {
  const account = await app.openAccount()
  await account.getByRole('tab', { name: 'NFTs' }).click()
  return account
}

/** Opens the form for the shown item, and fills it in. */
async function fillShown(app: App, to: Address): Promise<Locator> {
  await app.modal.getByRole('button', { name: 'Send', exact: true }).click()
  const form = app.dialog('Send')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(to)
  return form
}

async function sendReviewed(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(form)).toBeVisible()
}

test('an item is shown with its picture and what it is, and sent', async ({ app, lab, chain }) => {
  const items = createItems(lab, chain(1))
  const [id, to] = [newItemId(), recipientOf(lab)]
  await items.mintBadge(owner, id)
  await app.connect()
  const account = await openNfts(app)
  const tile = account.getByRole('button', { name: new RegExp(`${id}`) })
  await expect(tile).toContainText('Lab Badges')
  // A picture that was loaded apart from the page, and drawn.
  const width = () => tile.getByRole('img', { includeHidden: true }).or(tile.locator('img')).first()
  await expect(width()).toHaveAttribute('src', /^(blob|data):/)
  await expect.poll(() => width().evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(0)
  await tile.click()
  const item = app.dialog('Item')
  for (const text of [`${id}`, 'ERC-721', 'Ethereum', id % 2n === 0n ? 'Even' : 'Odd'])
    await expect(item).toContainText(text)
  const form = await fillShown(app, to)
  await form.getByRole('button', { name: 'Review' }).click()
  // The review tells what the bytes say: which contract, and which of its items.
  await expect(form.getByText(`#${id}`, { exact: true })).toBeVisible()
  await expect(form).toContainText(items.badge.slice(-2))
  await sendReviewed(form)
  expect((await items.getBadgeOwner(id)).toLowerCase()).toBe(to.toLowerCase())
  await form.getByRole('button', { name: 'Done' }).click()
  // Not to the view of what is gone.
  await expect(account.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
  await expect(tile).toHaveCount(0)
})

test('of an item of which there are many, as many are sent as the person says', async ({ app, lab, chain }) => {
  const items = createItems(lab, chain(1))
  const [id, to] = [newItemId(), recipientOf(lab)]
  await items.mintTickets(owner, id, 5n)
  await app.connect()
  await (await openNfts(app)).getByRole('button', { name: new RegExp(`${id}.*×5`) }).click()
  await expect(app.dialog('Item')).toContainText('You hold 5')
  const form = await fillShown(app, to)
  const amount = form.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveValue('1')
  await amount.fill('6')
  await expect(form.getByRole('button', { name: /Not enough/ })).toBeDisabled()
  await amount.fill('2')
  await form.getByRole('button', { name: 'Review' }).click()
  await sendReviewed(form)
  expect([await items.countTickets(to, id), await items.countTickets(owner, id)]).toEqual([2n, 3n])
})

test('one that has left the account meanwhile is not sent', async ({ app, lab, chain }) => {
  const items = createItems(lab, chain(1))
  const id = newItemId()
  await items.mintBadge(owner, id)
  await app.connect()
  await (await openNfts(app)).getByRole('button', { name: new RegExp(`${id}`) }).click()
  await app.page.evaluate(
    async ({ from, to, badge, hex }) => {
      const { provider } = Reflect.get(window, 'labWallet')
      const word = (text: string) => text.replace('0x', '').toLowerCase().padStart(64, '0')
      // transferFrom(address,address,uint256)
      const data = `0x23b872dd${word(from)}${word(to)}${word(hex)}`
      await provider.request({ method: 'eth_sendTransaction', params: [{ from, to: badge, data }] })
    },
    { from: owner, to: recipientOf(lab), badge: items.badge, hex: id.toString(16) },
  )
  await expect.poll(async () => (await items.getBadgeOwner(id)).toLowerCase()).not.toBe(owner.toLowerCase())
  await app.dialog('Item').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(app.dialog('Item')).toContainText('You do not hold enough of this token')
})

test('a service that is down is told, and trying again shows the items', async ({ app, lab, chain, control }) => {
  const id = newItemId()
  await createItems(lab, chain(1)).mintBadge(owner, id)
  await control.data({ space: '/items', path: '/v1/account/*/nfts', status: 404 })
  await app.connect('/', { 'services.blockchainApi': '/items' })
  const account = await openNfts(app)
  await expect(account.getByText('NFTs could not be loaded')).toBeVisible()
  await control.recoverData('/items')
  await account.getByRole('button', { name: 'Try again' }).click()
  await expect(account.getByRole('button', { name: new RegExp(`${id}`) })).toBeVisible()
})

test('hostile names stay behind "Hidden", and do nothing there', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  const account = await watchAccount(page, seedAccounts.hostile)
  await account.getByRole('tab', { name: 'NFTs' }).click()
  const hidden = account.getByRole('button', { name: /^Hidden/ })
  await hidden.click()
  await expect(account.getByText('These look like they were sent to mislead')).toBeVisible()
  const list = account.getByRole('list', { name: /^Hidden/ })
  await expect(list.getByRole('button').first()).toBeVisible()
  // Neither the length of a name nor markup in one changes the page.
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await expect(list.locator('script, iframe, a')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('there is no tab where the service does not support the network', async ({ app, control }) => {
  await control.data({ space: '/elsewhere', path: '/v1/supported-chains', body: { http: ['eip155:10'], ws: [] } })
  await app.connect('/', { 'services.blockchainApi': '/elsewhere' })
  const account = await app.openAccount()
  await expect(account.getByRole('tab', { name: 'Activity' })).toBeVisible()
  await expect(account.getByRole('tab', { name: 'NFTs' })).toHaveCount(0)
})

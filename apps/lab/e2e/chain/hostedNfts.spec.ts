import { expect, type Locator } from '@playwright/test'
import { type Address, createWalletClient, encodeFunctionData, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { LabManifest } from '../../stack/web/createManifest.js'
import type { App } from '../support/createApp.js'
import type { Chain } from '../support/createChain.js'
import { badgeAbi, createItems, newItemId, ticketAbi } from '../support/createItems.js'
import { test } from '../support/test.js'

const hosted = 'https://rpc.walletconnect.org'
const owner = labWalletKey.address
// The manifest's accounts are addresses.
const recipientOf = (lab: LabManifest) => lab.accounts.eip155?.[3]?.address as Address

/** Signs as the account whose items are shown, past the app. */
async function call(chain: Chain, to: Address, data: Hex): Promise<void> {
  const account = privateKeyToAccount(labWalletKey.privateKey)
  const hash = await createWalletClient({ account, transport: http(chain.rpc) }).sendTransaction({
    ...{ to, data, chain: null },
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

/**
 * Opens the items of an app that uses the hosted service; what is sent to its host goes to the lab's service instead.
 *
 * @param space Path of the lab's service.
 * @param change Changes the text of an answer.
 * @returns The view, and the paths that were asked for.
 */
async function openHosted(
  app: App,
  { lab, space, change = (text) => text }: { lab: LabManifest; space: string; change?: (text: string) => string },
): Promise<{ readonly account: Locator; readonly asked: readonly URL[] }> {
  const asked: URL[] = []
  await app.page.route(`${hosted}/**`, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    const response = await route.fetch({ url: `${lab.services.data}${space}${url.pathname}${url.search}` })
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await app.connect('/', { 'services.blockchainApi': hosted, projectId: 'lab' })
  const account = await app.openAccount()
  await account.getByRole('tab', { name: 'NFTs' }).click()
  await expect(account.getByText('Found in the history')).toBeVisible()
  return { account, asked }
}

const tileOf = (account: Locator, id: bigint) => account.getByRole('button', { name: new RegExp(`#${id}`) })

test('items of the hosted service are those of its history that the network confirms', async ({
  app,
  chain,
  control,
  lab,
}) => {
  const items = createItems(lab, chain(1))
  const to = recipientOf(lab)
  const [kept, sent, late, tickets] = [newItemId(), newItemId(), newItemId(), newItemId()]
  for (const id of [kept, sent, late]) await items.mintBadge(owner, id)
  await items.mintTickets(owner, tickets, 5n)
  const badge = (id: bigint) =>
    encodeFunctionData({ abi: badgeAbi, functionName: 'transferFrom', args: [owner, to, id] })
  await call(chain(1), items.badge, badge(sent))
  // The history does not know yet what leaves now.
  await control.data({ space: '/hosted', lastBlock: Number(await chain(1).client.getBlockNumber()) })
  await call(chain(1), items.badge, badge(late))
  const args = [owner, to, tickets, 2n, '0x'] as const
  const away = encodeFunctionData({ abi: ticketAbi, functionName: 'safeTransferFrom', args })
  await call(chain(1), items.ticket, away)

  const { account, asked } = await openHosted(app, { lab, space: '/hosted' })
  await expect(tileOf(account, kept)).toBeVisible()
  await expect(tileOf(account, tickets)).toContainText('×3')
  await expect(tileOf(account, sent)).toHaveCount(0)
  await expect(tileOf(account, late)).toHaveCount(0)
  expect((await items.getBadgeOwner(late)).toLowerCase()).toBe(to.toLowerCase())
  expect(await items.countTickets(owner, tickets)).toBe(3n)
  // The hosted service lists no items itself.
  expect(asked.filter(({ pathname }) => pathname.endsWith('/nfts'))).toEqual([])
  const [history] = asked.filter(({ pathname }) => pathname.endsWith('/history'))
  expect(history?.searchParams.get('projectId')).toBe('lab')

  await tileOf(account, kept).click()
  const item = app.dialog('Item')
  await expect(item).toContainText('ERC-721')
  await expect(item.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
})

test('where its history does not say which item moved, those that came and did not go are listed', async ({
  app,
  chain,
  lab,
}) => {
  const items = createItems(lab, chain(1))
  const [kept, sent] = [newItemId(), newItemId()]
  for (const id of [kept, sent]) await items.mintBadge(owner, id)
  const args = [owner, recipientOf(lab), sent] as const
  await call(chain(1), items.badge, encodeFunctionData({ abi: badgeAbi, functionName: 'transferFrom', args }))
  const { account } = await openHosted(app, {
    lab,
    space: '/unnamed',
    change: (text) => text.replaceAll(/"(contract_address|token_id|interface)":"[^"]*",?/g, '').replaceAll(',}', '}'),
  })
  await expect(tileOf(account, kept)).toBeVisible()
  await expect(tileOf(account, sent)).toHaveCount(0)
})

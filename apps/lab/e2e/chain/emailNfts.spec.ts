import { expect } from '@playwright/test'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { LabManifest } from '../../stack/web/createManifest.js'
import type { App } from '../support/createApp.js'
import type { Chain } from '../support/createChain.js'
import { badgeAbi, createItems, ticketAbi } from '../support/createItems.js'
import { createMailbox } from '../support/createMailbox.js'
import { askProvider, emailOptions, logIn } from '../support/emailLogin.js'
import { press, sheetOf } from '../support/emailSolana.js'
import { test } from '../support/test.js'

type Call = { readonly to: Address; readonly data: Hex }

/** Logs in a new user who can pay for transactions. */
async function begin(app: App, lab: LabManifest, chain: Chain): Promise<Address> {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'items'))
  await expect.poll(() => chain.getBalance(address)).toBeGreaterThan(0n)
  // The playground shows the address that the wallet returned.
  return address as Address
}

const send = (app: App, from: Address, call: Call) =>
  askProvider(app, { method: 'eth_sendTransaction', params: [{ from, ...call }] })

async function expectSent(chain: Chain, hash: string): Promise<void> {
  // The result is a transaction hash.
  expect(await chain.client.waitForTransactionReceipt({ hash: hash as Hex })).toMatchObject({ status: 'success' })
}

test('an item of a kind is named by its collection and id, not as dust', async ({ app, lab, chain: chainOf }) => {
  const chain = chainOf(1)
  const from = await begin(app, lab, chain)
  const { badge: to, mintBadge, getBadgeOwner } = createItems(lab, chain)
  // No other test may use the same id.
  const id = BigInt(from)
  await mintBadge(from, id)
  // Any recipient works except the sender.
  const receiver = (lab.accounts.eip155?.[3]?.address ?? '') as Address
  const args = [from, receiver, id] as const
  const sent = send(app, from, { to, data: encodeFunctionData({ abi: badgeAbi, functionName: 'transferFrom', args }) })
  const sheet = sheetOf(app)
  await expect(sheet.getByRole('heading', { name: 'Send an item' })).toBeVisible()
  for (const text of ['Lab Badges', `${id}`, receiver, to, 'owns it']) await expect(sheet).toContainText(text)
  await expect(sheet).not.toContainText('smallest unit')
  await press(app, 'Approve')
  await expectSent(chain, await sent)
  expect(await getBadgeOwner(id)).toBe(receiver)
})

test('items of which there are many are named too, and an approval of all of them is warned of', async ({
  app,
  lab,
  chain: chainOf,
}) => {
  const chain = chainOf(1)
  const from = await begin(app, lab, chain)
  const { ticket: to, mintTickets, countTickets } = createItems(lab, chain)
  await mintTickets(from, 7n, 5n)
  // Any recipient works except the sender.
  const receiver = (lab.accounts.eip155?.[3]?.address ?? '') as Address
  const before = await countTickets(receiver, 7n)
  const args = [from, receiver, 7n, 3n, '0x'] as const
  const give = encodeFunctionData({ abi: ticketAbi, functionName: 'safeTransferFrom', args })
  const sheet = sheetOf(app)
  const sent = send(app, from, { to, data: give })
  for (const text of ['Send an item', 'Lab Tickets', 'How many', receiver]) await expect(sheet).toContainText(text)
  await press(app, 'Approve')
  await expectSent(chain, await sent)
  const after = await countTickets(receiver, 7n)
  expect(after - before).toBe(3n)

  const allow = encodeFunctionData({ abi: ticketAbi, functionName: 'setApprovalForAll', args: [receiver, true] })
  const refused = expect(send(app, from, { to, data: allow })).rejects.toThrow(/declined/)
  for (const text of ['Allow to take every item', 'EVERY item of this collection', 'Lab Tickets', receiver])
    await expect(sheet).toContainText(text)
  await press(app, 'Reject')
  await refused
  const isAllowed = { address: to, abi: ticketAbi, functionName: 'isApprovedForAll', args: [from, receiver] } as const
  expect(await chain.client.readContract(isAllowed)).toBe(false)
})

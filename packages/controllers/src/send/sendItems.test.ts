import { expect, test, vi } from 'vitest'
import { addSendToken } from './addSendToken.js'
import { arrangeFilled, arrangeSend, hash, recipient } from './arrangeSend.test.fixture.js'
import { confirmSend } from './confirmSend.js'
import { getSendProblem } from './getSendProblem.js'
import { getSendWarnings } from './getSendWarnings.js'
import { resetSend } from './resetSend.js'
import { reviewSend } from './reviewSend.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendRecipient } from './setSendRecipient.js'
import { startSend } from './startSend.js'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const badge = { address, item: { standard: 'erc721', id: '7' }, name: 'Badge #7' } as const
const ticket = { address, item: { standard: 'erc1155', id: '8' } } as const

/** The account holds badge 7 and five of ticket 8. */
const amounts: Record<string, bigint> = { 7: 1n, 8: 5n, 9: 0n }
const getItemAmounts = async ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
  items.map(({ id }) => amounts[id])

test('chooses one of an item, with the amount that the network tells, whatever its case', async () => {
  const { portico, state, adapter } = await arrangeFilled({ actions: { getItemAmounts } })
  await addSendToken(portico, badge)
  expect(state.token).toEqual({
    address,
    symbol: 'Badge #7',
    name: 'Badge #7',
    decimals: 0,
    item: badge.item,
  })
  expect(state).toMatchObject({ amountText: '1', amount: 1n, recipientText: recipient })
  expect(adapter.calls.findLast(({ name }) => name === 'getItemAmounts')?.parameters).toMatchObject({
    networkId: 'eip155:1',
    address: state.from,
    items: [{ standard: 'erc721', contract: address, id: '7' }],
  })
  await addSendToken(portico, { ...badge, address: address.toLowerCase() })
  await addSendToken(portico, ticket)
  expect(state.token?.name).toBe('#8')
  expect(state.tokens.map(({ token, amount }) => [token.symbol, amount]).slice(2)).toEqual([
    ['Badge #7', 1n],
    ['#8', 5n],
  ])
})

test('an item is sent by its id, as often as the person says', async () => {
  const { portico, state, prepareTransfer, clock } = await arrangeFilled({ actions: { getItemAmounts } })
  await addSendToken(portico, ticket)
  setSendAmount(portico, { text: '6' })
  expect(getSendProblem(state)).toBe('insufficient-funds')
  setSendAmount(portico, { text: '1.5' })
  expect(getSendProblem(state)).toBe('incorrect-value')
  setSendAmount(portico, { text: '3' })
  await reviewSend(portico)
  await clock.flush()
  expect(prepareTransfer).toHaveBeenCalledWith(
    expect.objectContaining({ amount: 3n, to: recipient, token: expect.objectContaining({ item: ticket.item }) }),
  )
  expect(await confirmSend(portico)).toBe(hash)
})

test('names of strangers hide nothing and change no direction', async () => {
  const { portico, state } = await arrangeSend({ actions: { getItemAmounts } })
  await addSendToken(portico, { ...badge, name: '\u202eneve\u202c' })
  expect(state.token?.name).toBe('neve')
  await addSendToken(portico, { ...ticket, name: '\u200b ' })
  expect(state.token?.name).toBe('#8')
})

test('it is told from a token of the same contract, whose address is no recipient either', async () => {
  const { portico, state, adapter } = await arrangeSend({ actions: { getItemAmounts } })
  await addSendToken(portico, badge)
  adapter.setTokenBalances([{ token: { address, symbol: 'T', name: 'T', decimals: 2 }, amount: 9n }])
  await addSendToken(portico, { address })
  expect(state.token?.symbol).toBe('T')
  await addSendToken(portico, badge)
  setSendRecipient(portico, { text: address })
  await vi.waitFor(() => expect(state.recipient.status).toBe('valid'))
  expect(getSendWarnings(state)).toEqual(['token-contract'])
})

test('it stays when the form is started again, with the amount that is left, and goes with the draft', async () => {
  const left = { ...amounts }
  const { portico, state, clock } = await arrangeSend({
    actions: { getItemAmounts: async ({ items }) => items.map(({ id }) => left[id]) },
  })
  await addSendToken(portico, ticket)
  left[8] = 2n
  await clock.advance(30_001)
  await startSend(portico)
  expect(state.token?.item?.id).toBe('8')
  expect(state.tokens.at(-1)).toMatchObject({ amount: 2n, token: { item: ticket.item } })
  resetSend(portico)
  await startSend(portico)
  expect(state.tokens.some(({ token }) => token.item)).toBe(false)
})

test('a failed read keeps what was known of it', async () => {
  let isDown = false
  const { portico, state } = await arrangeSend({
    actions: {
      getItemAmounts: async ({ items }) =>
        isDown ? Promise.reject(new Error('down')) : items.map(({ id }) => amounts[id]),
    },
  })
  await addSendToken(portico, ticket)
  isDown = true
  await startSend(portico)
  expect(state.tokensStatus).toBe('error')
  expect(state.tokens.at(-1)).toMatchObject({ amount: 5n, token: { item: ticket.item } })
})

test.each([
  ['that the account no longer holds', { ...badge.item, id: '9' }, 'transfer/insufficient-token'],
  ['that the network does not know', { ...badge.item, id: '10' }, 'send/unknown-token'],
])('one %s is refused, and the form stays as it was', async (_, item, code) => {
  const { portico, state } = await arrangeSend({ actions: { getItemAmounts } })
  await expect(addSendToken(portico, { ...badge, item })).rejects.toMatchObject({ code })
  expect(state.token?.symbol).toBe('ETH')
  expect(state.tokens).toHaveLength(2)
})

test('so is one where the adapter has no items', async () => {
  const { portico } = await arrangeSend()
  await expect(addSendToken(portico, badge)).rejects.toMatchObject({ code: 'send/unknown-token' })
})

test('a form that has become another meanwhile gets no item of the one before', async () => {
  let answer: ((amounts: readonly bigint[]) => void) | undefined
  const getItemAmounts = () =>
    new Promise<readonly bigint[]>((resolve) => {
      answer = resolve
    })
  const { portico, state } = await arrangeSend({ actions: { getItemAmounts } })
  const refused = expect(addSendToken(portico, badge)).rejects.toMatchObject({ code: 'send/unknown-token' })
  await vi.waitFor(() => expect(answer).toBeDefined())
  resetSend(portico)
  answer?.([1n])
  await refused
  expect(state.tokens).toEqual([])
})

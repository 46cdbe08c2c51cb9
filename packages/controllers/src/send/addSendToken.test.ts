import { expect, test } from 'vitest'
import { addSendToken } from './addSendToken.js'
import { arrangeFilled, arrangeSend, usdc } from './arrangeSend.test.fixture.js'
import { resetSend } from './resetSend.js'
import { startSend } from './startSend.js'

const gold = {
  address: '0x00000000219ab540356cBB839Cbe05303d7705Fa',
  symbol: 'GLD',
  name: 'Gold',
  decimals: 3,
}
const held = [
  { token: usdc, amount: 5_000_000n },
  { token: gold, amount: 70n },
]

test('adds a token with what the network says of it, and chooses it', async () => {
  const { portico, state, adapter } = await arrangeFilled()
  adapter.setTokenBalances(held)
  await addSendToken(portico, { address: gold.address.toLowerCase() })
  expect(state.token).toMatchObject(gold)
  expect(state.tokens.map(({ token }) => token.symbol)).toEqual(['ETH', 'USDC', 'GLD'])
  expect(state.amount).toBe(500n)
})

test('one of the form is chosen without a request, and so is the native currency', async () => {
  const { portico, state, adapter } = await arrangeSend()
  adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('not to be asked')) })
  await addSendToken(portico, { address: usdc.address })
  expect(state.token?.symbol).toBe('USDC')
  await addSendToken(portico)
  expect(state.token?.symbol).toBe('ETH')
})

test('it stays when the form is started again, and goes with the draft', async () => {
  const { portico, state, adapter, clock } = await arrangeSend()
  adapter.setTokenBalances(held)
  await addSendToken(portico, { address: gold.address })
  clock.advance(30_001)
  await startSend(portico)
  expect(state.token?.symbol).toBe('GLD')
  expect(state.tokens.map(({ token }) => token.symbol)).toContain('GLD')
  resetSend(portico)
  await startSend(portico)
  expect(state.token?.symbol).toBe('ETH')
})

test('one that the network does not know is refused, and the form stays as it was', async () => {
  const { portico, state } = await arrangeSend({ actions: { getTokenBalances: async () => [] } })
  await expect(addSendToken(portico, { address: gold.address })).rejects.toMatchObject({ code: 'send/unknown-token' })
  expect(state.token?.symbol).toBe('ETH')
  expect(state.tokens).toHaveLength(1)
})

test('a form that has become another meanwhile gets no token of the one before', async () => {
  const { portico, state, adapter } = await arrangeSend()
  let answer = (_: typeof held) => {}
  adapter.setActions({
    getTokenBalances: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const adding = addSendToken(portico, { address: gold.address })
  const refused = expect(adding).rejects.toMatchObject({ code: 'send/unknown-token' })
  await Promise.resolve()
  resetSend(portico)
  await new Promise((resolve) => setTimeout(resolve, 0))
  answer(held)
  await refused
  expect(state.tokens).toEqual([])
})

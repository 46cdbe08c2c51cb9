import { expect, it } from 'vitest'
import { arrangeSend, usdc } from './arrangeSend.test.fixture.js'
import { getSendProblem } from './getSendProblem.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendToken } from './setSendToken.js'

it('reads the amount in base units, exactly', async () => {
  const { portico, state } = await arrangeSend()
  setSendAmount(portico, { text: '0.123456789012345678' })
  expect(state.amount).toBe(123_456_789_012_345_678n)
})

it.each(['abc', '-1', '1e3', '1,5', '0x10', '0.1234567890123456789', '１'])(
  'keeps %s as text, without an amount',
  async (text) => {
    const { portico, state } = await arrangeSend()
    setSendAmount(portico, { text })
    expect(state).toMatchObject({ amountText: text, amount: undefined })
    expect(getSendProblem(state)).toBe('incorrect-value')
  },
)

it('reads the typed amount again with the decimals of another token', async () => {
  const { portico, state } = await arrangeSend()
  setSendAmount(portico, { text: '1.5' })
  setSendToken(portico, { address: usdc.address.toLowerCase() })
  expect(state).toMatchObject({ token: { symbol: 'USDC' }, amount: 1_500_000n })
  setSendToken(portico)
  expect(state).toMatchObject({ token: { symbol: 'ETH' }, amount: 1_500_000_000_000_000_000n })
})

it('refuses a token that is not in the form', async () => {
  const { portico } = await arrangeSend()
  expect(() => setSendToken(portico, { address: '0x01' })).toThrow(
    expect.objectContaining({ code: 'send/unknown-token' }),
  )
})

import { transferErrors } from '@portico/core'
import { expect, it } from 'vitest'
import { arrangeFilled, arrangeSend, usdc } from './arrangeSend.test.fixture.js'
import { getSendProblem } from './getSendProblem.js'
import { reviewSend } from './reviewSend.js'
import { setMaxAmount } from './setMaxAmount.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendToken } from './setSendToken.js'

it('leaves the highest fee in the account', async () => {
  const { portico, state } = await arrangeSend()
  await setMaxAmount(portico)
  expect(state).toMatchObject({ amount: 10n ** 18n - 2n, amountText: '0.999999999999999998' })
})

it('takes the whole balance of a token, without asking the network', async () => {
  const { portico, state, prepareTransfer } = await arrangeSend()
  setSendToken(portico, usdc)
  await setMaxAmount(portico)
  expect(state).toMatchObject({ amount: 5_000_000n, amountText: '5' })
  expect(prepareTransfer).not.toHaveBeenCalled()
})

it('takes of a token what can be sent, where some cannot', async () => {
  const tokenBalances = [{ token: usdc, amount: 5_000_000n, sendable: 4_000_000n }]
  const { portico, state } = await arrangeSend({ tokenBalances })
  setSendToken(portico, usdc)
  await setMaxAmount(portico)
  expect(state.amountText).toBe('4')
})

it.each([0n, 1n, 2n])('fails when a balance of %s does not cover the fee', async (nativeBalance) => {
  const { portico, state } = await arrangeSend({ nativeBalance })
  await expect(setMaxAmount(portico)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
  expect(state.quote.status).toBe('error')
  expect(state.amount).toBeUndefined()
})

it('fails when the fee cannot be estimated, and when aborted', async () => {
  const { portico, state, prepareTransfer } = await arrangeSend()
  prepareTransfer.mockRejectedValueOnce(transferErrors('transfer/estimate-failed'))
  await expect(setMaxAmount(portico)).rejects.toMatchObject({ code: 'transfer/estimate-failed' })
  expect(state.quote.status).toBe('error')
  prepareTransfer.mockReturnValueOnce(new Promise(() => {}))
  const aborted = new AbortController()
  const pending = setMaxAmount(portico, { signal: aborted.signal })
  expect(state.quote.status).toBe('loading')
  aborted.abort()
  await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
  expect(state.quote.status).toBe('idle')
})

it('is overtaken by newer input', async () => {
  const { portico, state, prepareTransfer } = await arrangeSend()
  prepareTransfer.mockReturnValueOnce(new Promise(() => {}))
  const pending = setMaxAmount(portico)
  setSendAmount(portico, { text: '0.1' })
  await expect(pending).rejects.toMatchObject({ code: 'send/aborted' })
  expect(state).toMatchObject({ amountText: '0.1', quote: { status: 'idle' } })
})

it('is adjusted when the recipient costs a higher fee', async () => {
  const { portico, state, prepareTransfer, send } = await arrangeFilled()
  await setMaxAmount(portico)
  prepareTransfer.mockResolvedValue({ fee: 5n, maxFee: 10n, send })
  await reviewSend(portico)
  expect(state.amount).toBe(10n ** 18n - 10n)
  expect(getSendProblem(state)).toBeUndefined()
})

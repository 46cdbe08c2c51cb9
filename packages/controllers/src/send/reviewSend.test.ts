import { transferErrors, walletErrors } from '@portico/core'
import { expect, it } from 'vitest'
import { internals } from '../instance/Portico.js'
import { arrangeFilled, recipient, usdc } from './arrangeSend.test.fixture.js'
import { getSendProblem } from './getSendProblem.js'
import { reviewSend } from './reviewSend.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendToken } from './setSendToken.js'

it('prices the transfer', async () => {
  const { portico, state, prepareTransfer } = await arrangeFilled()
  await reviewSend(portico)
  expect(state.quote).toEqual({ status: 'ready', fee: 1n, maxFee: 2n })
  expect(prepareTransfer).toHaveBeenCalledWith(
    expect.objectContaining({ networkId: 'eip155:1', to: recipient, amount: 5n * 10n ** 17n }),
  )
})

it('prices the chosen token', async () => {
  const { portico, prepareTransfer } = await arrangeFilled()
  setSendToken(portico, usdc)
  await reviewSend(portico)
  expect(prepareTransfer).toHaveBeenCalledWith(expect.objectContaining({ token: usdc, amount: 500_000n }))
})

it('says what is missing', async () => {
  const { portico } = await arrangeFilled()
  setSendAmount(portico, { text: '' })
  await expect(reviewSend(portico)).rejects.toMatchObject({ code: 'send/not-ready', params: { problem: 'add-amount' } })
})

it('fails when amount and fee together are more than there is', async () => {
  const { portico, state } = await arrangeFilled()
  setSendAmount(portico, { text: '1' })
  await expect(reviewSend(portico)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
  expect(getSendProblem(state)).toBe('insufficient-fee')
})

it('fails when the native balance does not cover the fee of a token', async () => {
  const { portico, state } = await arrangeFilled({ nativeBalance: 1n })
  setSendToken(portico, usdc)
  await expect(reviewSend(portico)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
  expect(getSendProblem(state)).toBe('insufficient-fee')
})

it.each([
  ['the estimate', transferErrors('transfer/estimate-failed')],
  ['the adapter', walletErrors('wallet/failed', {})],
])('passes a failure of %s on, and can be tried again', async (_, error) => {
  const { portico, state, prepareTransfer } = await arrangeFilled()
  prepareTransfer.mockRejectedValueOnce(error)
  await expect(reviewSend(portico)).rejects.toBe(error)
  expect(state.quote.status).toBe('error')
  await reviewSend(portico)
  expect(state.quote.status).toBe('ready')
})

it('fails when the wallet is gone', async () => {
  const { portico } = await arrangeFilled()
  portico[internals].connections.clear()
  await expect(reviewSend(portico)).rejects.toMatchObject({ code: 'wallet/disconnected' })
})

it('settles when aborted, when overtaken by input and when the instance ends', async () => {
  const { portico, state, prepareTransfer } = await arrangeFilled()
  prepareTransfer.mockReturnValue(new Promise(() => {}))
  const aborted = new AbortController()
  const first = reviewSend(portico, { signal: aborted.signal })
  aborted.abort()
  await expect(first).rejects.toMatchObject({ code: 'send/aborted' })
  expect(state.quote.status).toBe('idle')
  const second = reviewSend(portico)
  setSendAmount(portico, { text: '0.4' })
  await expect(second).rejects.toMatchObject({ code: 'send/aborted' })
  const third = reviewSend(portico)
  portico.destroy()
  await expect(third).rejects.toMatchObject({ code: 'send/aborted' })
})

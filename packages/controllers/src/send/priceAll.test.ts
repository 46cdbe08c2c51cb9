import { transferErrors } from '@portico/core'
import { expect, it } from 'vitest'
import { arrangeFilled } from './arrangeSend.test.fixture.js'
import { getSendProblem } from './getSendProblem.js'
import { reviewSend } from './reviewSend.js'
import { setMaxAmount } from './setMaxAmount.js'

const tooLittle = transferErrors('transfer/estimate-failed')

it('prices the whole balance where the least amount may not be sent', async () => {
  const { portico, state, prepareTransfer } = await arrangeFilled()
  prepareTransfer
    .mockRejectedValueOnce(tooLittle)
    .mockRejectedValueOnce(transferErrors('transfer/insufficient-funds', { maxFee: 5000n }))
  await setMaxAmount(portico)
  expect(state).toMatchObject({ amount: 10n ** 18n - 5000n, quote: { status: 'ready', fee: 5000n, maxFee: 5000n } })
})

it('fails as the least amount did where the whole balance tells no fee', async () => {
  const { portico, prepareTransfer } = await arrangeFilled()
  prepareTransfer.mockRejectedValueOnce(tooLittle).mockRejectedValueOnce(new Error('down'))
  await expect(setMaxAmount(portico)).rejects.toBe(tooLittle)
})

it('counts the deposit for a new account as spent, and tells of it', async () => {
  const { portico, state, prepareTransfer, send } = await arrangeFilled()
  const details = { rent: 10n ** 17n }
  prepareTransfer.mockResolvedValue({ fee: 1n, maxFee: 2n, send, details } as never)
  await reviewSend(portico)
  expect(state.quote).toMatchObject({ status: 'ready', details })
  expect(getSendProblem(state)).toBeUndefined()
  prepareTransfer.mockResolvedValue({ fee: 1n, maxFee: 2n, send, details: { rent: 5n * 10n ** 17n } } as never)
  await expect(reviewSend(portico)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
})

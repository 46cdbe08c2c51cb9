import type { OnrampChoice } from '@portico/controllers'
import { expect, test } from 'vitest'
import { getBestChoice } from './getBestChoice.js'
import { sumFees } from './sumFees.js'

const choice = (id: string, receives?: string): OnrampChoice => ({
  id,
  name: id,
  fee: [100, 200],
  status: 'ready',
  quoteStatus: receives === undefined ? 'none' : 'ready',
  offer: receives === undefined ? undefined : { receives, total: '1', fee: '0', networkFee: '0' },
})

test('the one that gives the most is the best, compared exactly', () => {
  const choices = [choice('none'), choice('first', '9.000000000000000001'), choice('second', '9.000000000000000002')]
  expect(getBestChoice(choices)?.id).toBe('second')
  expect(getBestChoice([choice('first', '10'), choice('second', '9')])?.id).toBe('first')
  expect(getBestChoice([choice('none')])).toBeUndefined()
})

test('fees add up exactly', () => {
  expect(sumFees({ fee: '0.1', networkFee: '0.2' })).toBe('0.3')
  expect(sumFees({ fee: '1', networkFee: '0.123456789' })).toBe('1.12345678')
})

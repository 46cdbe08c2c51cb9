import { expect, test } from 'vitest'
import { createNonceTransaction, fakeNonce } from '../testing/createNonceTransaction.js'
import { createTransaction } from '../testing/createTransaction.js'
import { readDurableNonce } from './readDurableNonce.js'

test.each(['legacy', 0] as const)('finds the nonce of a %s transaction, and none where there is none', (version) => {
  const { account, value } = fakeNonce
  expect(readDurableNonce(createNonceTransaction(version))).toEqual({ account, value })
  expect(readDurableNonce(createTransaction(version))).toBeUndefined()
})

test('finds none in bytes that are cut short or no transaction', () => {
  const whole = createNonceTransaction('legacy')
  const found = Array.from({ length: whole.length - 40 }, (_, size) => readDurableNonce(whole.slice(0, size)))
  expect(found.filter((each) => each !== undefined)).toEqual([])
})

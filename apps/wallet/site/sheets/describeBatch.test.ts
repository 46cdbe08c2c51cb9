import { serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { describeBatch } from './describeBatch.js'
import { describeTransaction } from './describeTransaction.js'

test('a batch sums up the fees and names each call without repeating them', () => {
  const network = { id: 1, name: 'Ethereum', symbol: 'ETH' }
  const to = '0x00000000000000000000000000000000000000aa'
  const bytes = [1n, 2n].map((value) =>
    serializeTransaction({ type: 'eip1559', chainId: 1, nonce: 0, to, value, gas: 21_000n, maxFeePerGas: 10n ** 9n }),
  )
  const sheets = bytes.map((each) => describeTransaction({ bytes: each, account: '0xab', network }))
  const batch = describeBatch(sheets, bytes, { account: '0xab', network })
  expect(batch.title).toBe('Send 2 calls')
  expect(batch.facts).toContainEqual({ label: 'Fee at most', value: '0.000042 ETH' })
  expect(batch.parts?.map(({ facts }) => facts.map(({ label }) => label))).toEqual([
    ['To', 'Amount'],
    ['To', 'Amount'],
  ])
})

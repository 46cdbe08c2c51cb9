import { expect, test } from 'vitest'
import { describeTransactionError } from './describeTransactionError.js'

test.each([
  ['BlockhashNotFound', 'Blockhash not found'],
  ['CallChainTooDeep', 'CallChainTooDeep'],
  [{ InstructionError: [2, { Custom: 6001 }] }, 'Error processing Instruction 2: custom program error: 0x1771'],
  [{ InstructionError: [0, 'InvalidArgument'] }, 'Error processing Instruction 0: invalid program argument'],
  [
    { InsufficientFundsForRent: { account_index: 1 } },
    'Transaction results in an account (1) with insufficient funds for rent',
  ],
] as const)('%o is said in the words of the validators', (error, text) => {
  expect(describeTransactionError(error)).toBe(text)
})

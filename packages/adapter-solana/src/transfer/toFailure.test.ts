import { expect, test } from 'vitest'
import { toFailure } from './toFailure.js'

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

test.each(['InsufficientFundsForFee', 'AccountNotFound', { InsufficientFundsForRent: { account_index: 0 } }])(
  'calls %o what it is: too little SOL',
  (failure) => {
    expect(toFailure(failure).code).toBe('transfer/insufficient-funds')
  },
)

test.each<[unknown, unknown, string | undefined]>([
  [
    { InstructionError: [2, { Custom: 1 }] },
    ['Program log: Error: insufficient funds', `Program ${token} failed: custom program error: 0x1`],
    'insufficient funds',
  ],
  [
    { InstructionError: [2, { Custom: 1 }] },
    [`Program ${token} failed: custom program error: 0x1`],
    'custom program error: 0x1',
  ],
  [{ InstructionError: [0, { Custom: 7 }] }, undefined, 'custom program error 7'],
  [{ InstructionError: [0, 'InvalidAccountData'] }, [7, null], 'InvalidAccountData'],
  ['SanitizeFailure', [], 'SanitizeFailure'],
  [null, 'log', undefined],
])('tells the reason of %o', (failure, logs, reason) => {
  const error = toFailure(failure, logs)
  expect(error).toMatchObject({ code: 'solana/transaction-failed', params: { reason } })
  expect(error.shortMessage).toBe(`The transaction failed on chain${reason ? `: ${reason}` : '.'}`)
})

test('names the program, the instruction and the code for the developer', () => {
  const error = toFailure({ InstructionError: [2, { Custom: 17 }] }, [
    `Program ${token} failed: custom program error: 0x11`,
  ])
  expect(error.params).toMatchObject({ instruction: 2, program: token, code: 17 })
})

test('keeps what a program says short', () => {
  const { shortMessage } = toFailure('x', [`Program log: Error: ${'a'.repeat(5000)}`])
  expect(shortMessage.length).toBeLessThan(250)
})

import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import type { DecodedMessage } from '../../solana/ledger/decodeTransaction.js'
import { listAccounts } from './listAccounts.js'

const [payer, signer, to, program, first, second] = [1, 2, 3, 4, 5, 6].map((byte) =>
  base58.encode(new Uint8Array(32).fill(byte)),
)
const table = Uint8Array.from([...new Uint8Array(56), ...new Uint8Array(32).fill(5), ...new Uint8Array(32).fill(6)])
const readAccounts = async (keys: readonly string[]) => keys.map(() => ({ data: [base64.encode(table), 'base64'] }))

const createMessage = (indexes: readonly number[]) =>
  // Only what the function reads.
  ({
    staticKeys: [payer, signer, to, program],
    header: { numSignerAccounts: 2, numReadonlySignerAccounts: 1, numReadonlyNonSignerAccounts: 1 },
    lookups: [{ lookupTableAddress: 'table', writableIndexes: indexes, readonlyIndexes: [0] }],
  }) as unknown as DecodedMessage

test('numbers the accounts of lookup tables after the own ones, those that may change first', async () => {
  expect(await listAccounts(createMessage([1]), readAccounts)).toEqual({
    keys: [payer, signer, to, program, second, first],
    writable: [payer, to, second],
  })
})

test('fails when a table lacks an account', async () => {
  await expect(listAccounts(createMessage([2]), readAccounts)).rejects.toThrow('lacks an account')
  await expect(listAccounts(createMessage([0]), async () => [null])).rejects.toThrow('lacks an account')
})

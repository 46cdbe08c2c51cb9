import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { type ListedMessage, listAccounts } from './listAccounts.js'

const createKey = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [payer, signer, to, program] = [createKey(1), createKey(2), createKey(3), createKey(4)]
const [first, second] = [createKey(5), createKey(6)]
const table = Uint8Array.from([...new Uint8Array(56), ...new Uint8Array(32).fill(5), ...new Uint8Array(32).fill(6)])
const readAccounts = async (keys: readonly string[]) => keys.map(() => ({ data: [base64.encode(table), 'base64'] }))

const createMessage = (indexes: readonly number[]): ListedMessage => ({
  staticKeys: [payer, signer, to, program],
  header: { numSignerAccounts: 2, numReadonlySignerAccounts: 1, numReadonlyNonSignerAccounts: 1 },
  lookups: [{ lookupTableAddress: 'table', writableIndexes: indexes, readonlyIndexes: [0] }],
})

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

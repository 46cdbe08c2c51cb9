import { expect, test } from 'vitest'
import { fakeAddresses } from '../testing/createFakeStandardWallet.js'
import { accountBytes } from '../testing/tokenBytes.js'
import { readTokenAccount } from './readTokenAccount.js'

const [owner, mint] = fakeAddresses
const amount = 2n ** 64n - 1n

test('reads whose it is, and how much exactly', () => {
  const account = { mint, owner, amount, isFrozen: false, needsMemo: false }
  expect(readTokenAccount(accountBytes({ mint, owner, amount }))).toEqual(account)
  expect(readTokenAccount(accountBytes({ mint, owner, amount, state: 2 }))).toEqual({ ...account, isFrozen: true })
})

test.each([0, 1])('says whether it asks for memos: %d', (flag) => {
  const extensions = [[7, new Uint8Array()] as const, [8, new Uint8Array([flag])] as const]
  expect(readTokenAccount(accountBytes({ mint, owner, amount, extensions }))?.needsMemo).toBe(flag === 1)
})

test('takes anything else for none', () => {
  expect(readTokenAccount(new Uint8Array(82))).toBeUndefined()
  expect(readTokenAccount(new Uint8Array(165))).toBeUndefined()
  expect(readTokenAccount(new Uint8Array(200).fill(1))).toBeUndefined()
})

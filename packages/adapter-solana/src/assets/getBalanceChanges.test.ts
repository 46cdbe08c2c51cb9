import { solana } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { createRpcs } from '../rpc/createRpcs.js'
import { getBalanceChanges } from './getBalanceChanges.js'

const payer = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const account = 'So11111111111111111111111111111111111111112'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const hash = 'signature'

const held = (owner: string, amount: string) => ({ owner, mint, uiTokenAmount: { amount } })
const transaction = {
  meta: {
    fee: 5_000,
    preBalances: [1_000_000, 5],
    postBalances: [495_000, 500_005],
    preTokenBalances: [held(account, '5')],
    postTokenBalances: [held(account, '7'), held(account, '18446744073709551615'), held(payer, '1')],
  },
  transaction: { message: { accountKeys: [payer, account] } },
}

function read(answer: unknown, of = account, tokens: readonly (string | undefined)[] = [undefined, mint]) {
  const context = createFakeContext({ fetch: createFakeNode({ getTransaction: answer }), networks: [solana] })
  const rpc = createRpcs(context)(solana.caipNetworkId)
  return getBalanceChanges({ rpc, hash, account: of, tokens })
}

test('reads what a transaction brought, exactly and over all accounts of the owner', async () => {
  expect(await read(transaction)).toEqual([500_000n, 18_446_744_073_709_551_617n])
})

test('leaves out the fee of who sent it', async () => {
  expect(await read(transaction, payer, [undefined])).toEqual([-500_000n])
})

test('an account that has no part in it got nothing', async () => {
  expect(await read(transaction, mint)).toEqual([0n, 0n])
})

test('finds accounts of lookup tables', async () => {
  const meta = { ...transaction.meta, loadedAddresses: { writable: [account], readonly: [] } }
  const loaded = { meta, transaction: { message: { accountKeys: [payer] } } }
  expect(await read(loaded, account, [undefined])).toEqual([500_000n])
})

test('does not know what the cluster does not know, or cannot tell exactly', async () => {
  expect(await read(null)).toEqual([undefined, undefined])
  const meta = { ...transaction.meta, postBalances: [0, 2 ** 60] }
  expect(await read({ ...transaction, meta }, account, [undefined])).toEqual([undefined])
})

test.each([['text'], [{}], [{ meta: {} }]])('does not take %o for an answer', async (answer) => {
  await expect(read(answer)).rejects.toMatchObject({ code: 'solana/rpc-failed' })
})

test('wants addresses', async () => {
  await expect(read(transaction, 'nobody')).rejects.toMatchObject({ code: 'address/invalid' })
})

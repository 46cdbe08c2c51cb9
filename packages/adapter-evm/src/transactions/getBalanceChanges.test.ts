import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { numberToHex, padHex, toEventSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { getBalanceChanges } from './getBalanceChanges.js'

const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const token = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const hash = `0x${'cd'.repeat(32)}`
const word = (value: bigint) => numberToHex(value, { size: 32 })
const topic = (address: string) => padHex(address.toLowerCase() as `0x${string}`, { size: 32 })
const names = {
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  deposit: toEventSelector('Deposit(address,uint256)'),
  withdrawal: toEventSelector('Withdrawal(address,uint256)'),
}
const transfer = (from: string, to: string, amount: bigint, address = token) => ({
  ...{ address, topics: [names.transfer, topic(from), topic(to)], data: word(amount) },
})
const wrap = (name: 'deposit' | 'withdrawal', who: string, amount: bigint, address = token) => ({
  ...{ address, topics: [names[name], topic(who)], data: word(amount) },
})

function read(logs: readonly object[], tokens: readonly (string | undefined)[] = [token]) {
  const receipt = { blockNumber: '0x5', from: account, gasUsed: '0x2', effectiveGasPrice: '0x3', logs }
  const fetch = createFakeNode({
    eth_getTransactionReceipt: receipt,
    eth_getBalance: (_: string, block: string) => (block === '0x4' ? '0x64' : '0x28'),
    eth_getTransactionCount: (_: string, block: string) => (block === '0x4' ? '0x1' : '0x2'),
  })
  const context = createFakeContext({ fetch, networks: [mainnet] })
  return getBalanceChanges(createClients(context), { networkId: 'eip155:1', hash, account, tokens })
}

describe('getBalanceChanges', () => {
  test('adds up what came and went, of this token and account alone', async () => {
    const logs = [
      transfer(account, other, 7n),
      transfer(other, account, 3n),
      transfer(other, other, 100n),
      transfer(other, account, 100n, other),
    ]
    await expect(read(logs)).resolves.toEqual([-4n])
    await expect(read([])).resolves.toEqual([0n])
  })

  test('leaves the fee out of the native currency', async () => {
    // 100 became 40, of which 6 were the fee.
    await expect(read([], [undefined])).resolves.toEqual([-54n])
  })

  test('knows the wrapped native currency, which is made and unmade without a transfer', async () => {
    await expect(read([wrap('deposit', account, 9n)])).resolves.toEqual([9n])
    await expect(read([wrap('withdrawal', account, 9n)])).resolves.toEqual([-9n])
    await expect(read([wrap('deposit', other, 9n), wrap('deposit', account, 9n, other)])).resolves.toEqual([0n])
  })

  test('counts once where a token tells both', async () => {
    const logs = [transfer(`0x${'0'.repeat(40)}`, account, 9n), wrap('deposit', account, 9n)]
    await expect(read(logs)).resolves.toEqual([9n])
  })
})

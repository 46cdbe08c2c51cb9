import { expect, test } from 'vitest'
import { checkRpcResult } from './checkRpcResult.js'

const hash = `0x${'0f'.repeat(32)}`

test.each<[string, unknown]>([
  ['eth_sendTransaction', hash],
  ['eth_sendRawTransaction', hash],
  ['eth_sendUserOperation', hash],
  ['personal_sign', `0x${'a'.repeat(62)}`],
  ['eth_signTypedData_v4', hash],
  ['solana_signMessage', { signature: 'abc' }],
  ['solana_signTransaction', { transaction: 'abc' }],
  ['solana_signAllTransactions', { transactions: ['abc', 'def'] }],
  ['solana_signAndSendTransaction', { signature: 'abc' }],
  ['eth_getBalance', { anything: 1 }],
  ['wallet_sendCalls', null],
  ['toString', undefined],
])('a result of %s may be %j', (method, result) => {
  expect(checkRpcResult(method, result)).toBe(result)
})

test.each<[string, unknown]>([
  ['eth_sendTransaction', `${hash}0`],
  ['eth_sendTransaction', undefined],
  ['eth_sendRawTransaction', '0x'],
  ['eth_sendUserOperation', { hash }],
  ['personal_sign', `0x${'a'.repeat(61)}`],
  ['personal_sign', 'a'.repeat(64)],
  ['eth_signTypedData_v4', null],
  ['solana_signMessage', 'abc'],
  ['solana_signMessage', { signature: '0' }],
  ['solana_signMessage', { signature: ' abc' }],
  ['solana_signMessage', { signature: 'abc ' }],
  ['solana_signMessage', { transaction: 'abc' }],
  ['solana_signTransaction', { signature: 'abc' }],
  ['solana_signTransaction', { transaction: 5 }],
  ['solana_signAllTransactions', { transactions: 'abc' }],
  ['solana_signAllTransactions', { transactions: ['abc', ''] }],
  ['solana_signAllTransactions', null],
  ['solana_signAndSendTransaction', {}],
])('a result of %s may not be %j', (method, result) => {
  expect(() => checkRpcResult(method, result)).toThrow(
    expect.objectContaining({ code: 'frame/invalid-reply', params: { name: method } }),
  )
})

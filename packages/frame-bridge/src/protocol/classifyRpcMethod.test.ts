import { expect, test } from 'vitest'
import { classifyRpcMethod } from './classifyRpcMethod.js'
import { approvalRpcMethods, safeRpcMethods } from './rpcMethods.js'

test('knows 41 safe methods and 11 that need approval, none in both', () => {
  expect(safeRpcMethods.map(classifyRpcMethod)).toEqual(Array(41).fill('safe'))
  expect(approvalRpcMethods.map(classifyRpcMethod)).toEqual(Array(11).fill('approval'))
  expect(new Set([...safeRpcMethods, ...approvalRpcMethods]).size).toBe(52)
})

test.each([
  ['eth_call', 'safe'],
  ['eth_sendRawTransaction', 'safe'],
  ['personal_sign', 'approval'],
  ['wallet_sendCalls', 'approval'],
] as const)('treats %s as %s', (method, expected) => {
  expect(classifyRpcMethod(method)).toBe(expected)
})

test.each(['eth_sign', 'Eth_call', ' eth_call', 'eth_call\u0000', '', 'constructor', '__proto__', 'debug_traceCall'])(
  'refuses %j',
  (method) => {
    expect(classifyRpcMethod(method)).toBe('refused')
  },
)

import { expect, it, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { approvalRpcMethods, safeRpcMethods } from './rpcMethods.js'
import { preflightCommitments, rpcRequestSchema } from './rpcRequestSchema.js'

const parse = (value: unknown) => safeParse(rpcRequestSchema, value)
const key = '4'.repeat(32)
const call = { to: '0xab' }

const bare = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
]
const shaped = [
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_revokePermissions',
  'wallet_getAssets',
  'wallet_sendCalls',
]

test.each([...safeRpcMethods, ...approvalRpcMethods].filter((method) => !method.startsWith('solana_')))(
  'knows %s',
  (method) => {
    const isBare = bare.includes(method)
    const params: unknown = shaped.includes(method) ? [] : [1, { a: 'b' }]
    expect(parse({ method, params, rpcUrl: 'https://evil.example' })).toEqual({
      success: true,
      data: isBare ? { method } : { method, params },
    })
    const needsParams = !isBare && (!shaped.includes(method) || /sendCalls|CallsStatus/.test(method))
    expect(parse({ method }).success).toBe(!needsParams)
  },
)

const requests = [
  { method: 'eth_accounts' },
  { method: 'eth_call', params: [] },
  { method: 'wallet_getCapabilities' },
  { method: 'wallet_getCallsStatus', params: ['0x1'] },
  { method: 'wallet_getAssets' },
  { method: 'wallet_sendCalls', params: [{ calls: [call] }] },
  { method: 'solana_signMessage', params: { message: 'abc', pubkey: key } },
  { method: 'solana_signTransaction', params: { transaction: 'abc' } },
  { method: 'solana_signAllTransactions', params: { transactions: ['abc'] } },
  { method: 'solana_signAndSendTransaction', params: { transaction: 'abc' } },
]

test.each(requests)('lets $method say its network', (request) => {
  const network = { chainId: 8453, chainNamespace: 'eip155' }
  expect(parse({ ...request, ...network })).toEqual({ success: true, data: { ...request, ...network } })
  for (const wrong of [{ chainId: {} }, { chainId: '' }, { chainId: -1 }, { chainNamespace: 1 }])
    expect(parse({ ...request, ...wrong }).success).toBe(false)
})

test.each<[string, unknown]>([
  ['wallet_getCapabilities', undefined],
  ['wallet_getCallsStatus', ['0x1']],
  ['wallet_revokePermissions', { permissions: 1 }],
  ['wallet_getAssets', [{ account: '0x1' }]],
  ['wallet_sendCalls', [{ calls: [call] }]],
  [
    'wallet_sendCalls',
    [
      {
        chainId: '0x1',
        from: '0x1',
        version: '2.0.0',
        id: 'i',
        atomicRequired: true,
        capabilities: { paymaster: { url: 'u' } },
        calls: [{ to: '0xab', data: '0x', value: '0x1' }],
      },
    ],
  ],
  ['wallet_sendCalls', [{ chainId: 1, calls: [] }]],
  ['solana_signMessage', { message: 'abc', pubkey: key }],
  ['solana_signMessage', { message: 'abc', pubkey: '4'.repeat(44) }],
  ['solana_signTransaction', { transaction: 'abc' }],
  ['solana_signAllTransactions', { transactions: ['abc', 'def'] }],
  ['solana_signAndSendTransaction', { transaction: 'abc' }],
  ['solana_signAndSendTransaction', { transaction: 'abc', options: {} }],
  ...preflightCommitments.map((preflightCommitment): [string, unknown] => [
    'solana_signAndSendTransaction',
    { transaction: 'abc', options: { preflightCommitment } },
  ]),
  [
    'solana_signAndSendTransaction',
    { transaction: 'abc', options: { skipPreflight: true, maxRetries: 0, minContextSlot: 5 } },
  ],
])('takes %s with %j', (method, params) => {
  expect(parse({ method, params })).toEqual({ success: true, data: { method, params } })
})

test.each<[string, unknown]>([
  ['eth_call', {}],
  ['wallet_getCapabilities', {}],
  ['wallet_getCallsStatus', [1]],
  ['wallet_sendCalls', {}],
  ['wallet_sendCalls', [{}]],
  ['wallet_sendCalls', [{ calls: [{ data: '0x' }] }]],
  ['wallet_sendCalls', [{ calls: [{ to: 'ab' }] }]],
  ['wallet_sendCalls', [{ calls: [{ to: '0xzz' }] }]],
  ['wallet_sendCalls', [{ calls: [{ to: '0xab', data: 'ab' }] }]],
  ['wallet_sendCalls', [{ calls: [{ to: '0xab', value: 1 }] }]],
  ['wallet_sendCalls', [{ calls: [], chainId: true }]],
  ['wallet_sendCalls', [{ calls: [], from: 1 }]],
  ['wallet_sendCalls', [{ calls: [], version: 1 }]],
  ['wallet_sendCalls', [{ calls: [], id: 1 }]],
  ['wallet_sendCalls', [{ calls: [], atomicRequired: 'yes' }]],
  ['wallet_sendCalls', [{ calls: [], capabilities: [] }]],
  ['solana_signMessage', ['abc', key]],
  ['solana_signMessage', { message: 'abc' }],
  ['solana_signMessage', { pubkey: key }],
  ['solana_signMessage', { message: '0OIl', pubkey: key }],
  ['solana_signMessage', { message: '', pubkey: key }],
  ['solana_signMessage', { message: 'abc', pubkey: '4'.repeat(31) }],
  ['solana_signMessage', { message: 'abc', pubkey: '4'.repeat(45) }],
  ['solana_signTransaction', {}],
  ['solana_signTransaction', { transaction: 'a b' }],
  ['solana_signTransaction', { transaction: ' ab' }],
  ['solana_signAllTransactions', { transactions: 'abc' }],
  ['solana_signAllTransactions', { transactions: ['0'] }],
  ['solana_signAndSendTransaction', { options: {} }],
  ['solana_signAndSendTransaction', { transaction: 'abc', options: { preflightCommitment: 'latest' } }],
  ['solana_signAndSendTransaction', { transaction: 'abc', options: { skipPreflight: 1 } }],
  ['solana_signAndSendTransaction', { transaction: 'abc', options: { maxRetries: -1 } }],
  ['solana_signAndSendTransaction', { transaction: 'abc', options: { minContextSlot: 1.5 } }],
  ['eth_sign', []],
  ['wallet_switchEthereumChain', []],
  ['toString', []],
  ['', []],
])('refuses %s with %j', (method, params) => {
  expect(parse({ method, params }).success).toBe(false)
})

it('knows eight commitments', () => {
  expect(preflightCommitments.join(' ')).toBe('processed confirmed finalized recent single singleGossip root max')
})

import { describe, expect, it } from 'vitest'
import { chainErrors } from '../networks/chainErrors.js'
import { connectionErrors } from './connectionErrors.js'
import { getSessionErrorName } from './getSessionErrorName.js'
import { internalErrors } from './internalErrors.js'
import { isPorticoError } from './isPorticoError.js'
import { transferErrors } from './transferErrors.js'
import { walletErrors } from './walletErrors.js'

describe('error tables', () => {
  it.each([
    [transferErrors('transfer/unsupported-chain'), 'Unsupported chain'],
    [chainErrors('chain/adapter-not-found'), 'Chain adapter not found'],
    [chainErrors('chain/network-not-found'), 'Network not found'],
    [
      chainErrors('chain/disconnect-failed', { namespace: 'solana', reason: 'gone' }),
      'Failed to disconnect chain solana: gone',
    ],
    [connectionErrors('connection/disconnect-failed'), 'Failed to disconnect'],
    [internalErrors('internal/network-client-not-set'), 'NetworkController client not set'],
    [
      internalErrors('internal/connection-client-chain-required'),
      'Chain is required to get connection controller client',
    ],
    [internalErrors('internal/connection-client-not-set'), 'ConnectionController client not set'],
    [internalErrors('internal/account-data-chain-required'), 'Chain is required to update chain account data'],
    [internalErrors('internal/account-prop-chain-required'), 'Chain is required to set account prop'],
  ])('keeps the exact text of %s', (error, text) => {
    expect(error.shortMessage).toBe(text)
    expect(error.message).toBe(text)
  })

  it.each([
    ['wallet/rejected', 4001],
    ['wallet/unauthorized', 4100],
    ['wallet/unsupported-method', 4200],
    ['wallet/disconnected', 4900],
    ['wallet/chain-disconnected', 4901],
    ['wallet/unrecognized-chain', 4902],
    ['wallet/request-pending', -32002],
    ['wallet/invalid-chain-id', -32603],
    ['wallet/default', 5000],
  ] as const)('gives %s the number %i', (code, rpcCode) => {
    expect(walletErrors(code).rpcCode).toBe(rpcCode)
  })

  it('recognises an error of another copy of the package by its brand, never by its class', () => {
    const foreign = Object.assign(new Error('x'), { code: 'a/b', [Symbol.for('@portico/error')]: true })
    expect(isPorticoError(foreign, 'a/b')).toBe(true)
    expect(isPorticoError(foreign, 'a/c')).toBe(false)
    expect(isPorticoError(new Error('x'))).toBe(false)
  })

  it('links to the docs and names every session-protocol code', () => {
    expect(walletErrors('wallet/rejected').docsPath).toBe('docs/errors.md#wallet-rejected')
    expect(getSessionErrorName(5000)).toBe('USER_REJECTED')
    expect(getSessionErrorName(9)).toBe('NON_CONFORMING_NAMESPACES')
    expect(getSessionErrorName(10001)).toBe('WC_METHOD_UNSUPPORTED')
    expect(getSessionErrorName(4)).toBe('RESUBSCRIBED')
    expect(getSessionErrorName(12345)).toBeUndefined()
  })
})

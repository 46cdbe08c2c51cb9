import { connectionErrors, walletErrors } from '@portico/core'
import { expect, test } from 'vitest'
import { getConnectProblem } from './getConnectProblem.js'

test.each([
  ['a decline is no failure', walletErrors('wallet/rejected'), 'declined'],
  ['an open request', walletErrors('wallet/request-pending'), 'pending'],
  ['a locked wallet', walletErrors('wallet/locked'), 'locked'],
  ['a wallet that is not installed', walletErrors('wallet/not-installed'), 'missing'],
  ['a wallet that has gone', connectionErrors('connection/connector-not-found', { connectorId: 'x' }), 'missing'],
  [
    'a part of the app that did not come',
    connectionErrors('connection/chunk-failed', { connectorId: 'x' }),
    'unloaded',
  ],
  ['any other failure', walletErrors('wallet/failed', { reason: 'x' }), 'failed'],
  ['a foreign error', new Error('wallet/rejected'), 'failed'],
])('%s', (_, error, problem) => {
  expect(getConnectProblem(error, true)).toBe(problem)
})

test.each([new Error('x'), connectionErrors('connection/chunk-failed', { connectorId: 'x' })])(
  'without a network a failure that tells less is told as being offline',
  (error) => expect(getConnectProblem(error, false)).toBe('offline'),
)

test('without a network a decline stays a decline', () => {
  expect(getConnectProblem(walletErrors('wallet/rejected'), false)).toBe('declined')
})

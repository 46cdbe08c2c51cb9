import { walletErrors } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import { expect, test } from 'vitest'
import { getSwitchProblem } from './getSwitchProblem.js'

test.each([
  ['a decline is no failure', walletErrors('wallet/rejected'), 'declined'],
  ['an open request', walletErrors('wallet/request-pending'), 'pending'],
  ['a network the wallet did not add', walletErrors('wallet/unrecognized-chain'), 'notAdded'],
  ['a network the wallet refuses', chainErrors('chain/not-approved', { networkId: 'eip155:1' }), 'notSupported'],
  ['a wallet without the method', walletErrors('wallet/unsupported-method'), 'notSupported'],
  ['any other failure', walletErrors('wallet/default'), 'failed'],
  ['no error of ours', 'wallet/rejected', 'failed'],
])('%s', (_, error, problem) => {
  expect(getSwitchProblem(error)).toBe(problem)
})

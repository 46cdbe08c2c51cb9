import type { SiwxSession } from '@portico/core'
import { expect, test } from 'vitest'
import { createNonces } from './createNonces.js'

const toSession = (nonce: string): SiwxSession => ({
  data: { accountAddress: '0x1', chainId: 'eip155:1', domain: 'd', uri: 'u:', version: '1', nonce },
  ...{ message: 'm', signature: '0x1' },
})

test('each nonce is good once, for sign-ins that arrive together', () => {
  const nonces = createNonces()
  nonces.add('a')
  nonces.use([toSession('a'), toSession('a')])
  expect(() => nonces.use([toSession('a')])).toThrow(expect.objectContaining({ code: 'siwx/nonce-used' }))
})

test('sign-ins that are refused use none', () => {
  const nonces = createNonces()
  for (const nonce of ['a', 'b']) nonces.add(nonce)
  nonces.use([toSession('b')])
  for (const [other, code] of [
    ['b', 'siwx/nonce-used'],
    ['c', 'siwx/nonce-unknown'],
  ] as const) {
    expect(() => nonces.use([toSession('a'), toSession(other)])).toThrow(expect.objectContaining({ code }))
  }
  expect(() => nonces.use([toSession('a')])).not.toThrow()
})

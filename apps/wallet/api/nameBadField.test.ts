import { expect, test } from 'vitest'
import { type ApiPath, apiRoutes } from './apiRoutes.js'
import { nameBadField } from './nameBadField.js'

function name(path: ApiPath, body: unknown) {
  const { error } = apiRoutes[path].request.safeParse(body)
  return error && nameBadField(error)
}

test.each<[ApiPath, unknown, string]>([
  ['/api/login/start', { app: 'x' }, 'field/email'],
  ['/api/login/start', { app: 5, email: 'a@b.test' }, 'field/app'],
  ['/api/sign', { account: '0x1' }, 'field/kind'],
  ['/api/sign', { account: '0x1', kind: 'message', bytes: '0x1' }, 'field/bytes'],
  ['/api/send', { account: '0x1', chainId: 1, transactions: ['0x02', 'x'] }, 'field/transactions'],
  ['/api/solana/send', { account: '1', chainId: 'x', transaction: '1', options: { maxRetries: -1 } }, 'field/options'],
  ['/api/user', null, 'request/invalid'],
  ['/api/user', [], 'request/invalid'],
  ['/api/sign', 'text', 'request/invalid'],
])('%s with %j is refused as %s', (path, body, code) => {
  expect(name(path, body)).toMatchObject({ code })
})

test('people are told in words of their own where there are some, else which field it is', () => {
  expect(name('/api/login/start', { app: 'x', email: 'nobody' })?.message).toBe('The e-mail address is not valid')
  const empty = { account: '0x1', chainId: 1, transactions: [] }
  expect(name('/api/send', empty)?.message).toBe('There is nothing to send')
  expect(name('/api/told', { request: '' })?.message).toBe('"request" is missing or not valid')
})

test('what nobody described is left out, and cannot name itself', () => {
  expect(name('/api/user', { 'made-up': 1 })).toBeUndefined()
  expect(apiRoutes['/api/user'].request.parse({ more: 1 })).toEqual({})
})

import { expect, test } from 'vitest'
import { createTestToken } from './createTestToken.js'
import { readAuth } from './readAuth.js'

const now = Date.now()

test('the issuer of a good token is the client id', () => {
  const { token, clientId } = createTestToken()
  expect(readAuth(token, now)).toEqual({ clientId })
})

test('a bad token keeps its issuer, and the reason is told', () => {
  const { token, clientId } = createTestToken(Math.floor(now / 1_000) - 1)
  expect(readAuth(token, now)).toEqual({ clientId, problem: 'it has expired' })
  const [header, payload] = token.split('.')
  const other = createTestToken().token.split('.')[2]
  expect(readAuth(`${header}.${payload}.${other}`, now)).toEqual({ clientId, problem: 'its signature is wrong' })
  const issuer = Buffer.from('{"iss":"somebody"}').toString('base64url')
  expect(readAuth(`a.${issuer}.c`, now)).toEqual({ clientId: 'somebody', problem: 'its issuer is no did:key' })
})

test.each([
  [null, /^there is none$/],
  ['', /^there is none$/],
  ['nonsense', /JSON/],
  ['a.b.c', /JSON/],
  ['a.W10.c', /^it has no issuer$/],
])('%j gives an id that nobody else has', (token, problem) => {
  const [first, second] = [readAuth(token, now), readAuth(token, now)]
  expect(first.problem).toMatch(problem)
  expect(first.clientId).toMatch(/^unknown:/)
  expect(first.clientId).not.toBe(second.clientId)
})

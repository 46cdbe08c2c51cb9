import { createSignInMessage } from '@portico/siwx'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labAccounts } from '../chains/labAccounts.js'
import { findBasePort } from '../testing/findBasePort.js'
import { type AuthService, startAuth } from './startAuth.js'

const origin = 'http://localhost:5173'
const [first] = labAccounts()
if (!first) throw new Error('The stack has no account')
const account = privateKeyToAccount(first.privateKey)
let auth: AuthService

beforeAll(async () => {
  auth = await startAuth({ port: await findBasePort(), chains: [] })
})

afterAll(() => auth.close())

type Call = { method?: string; headers?: Record<string, string>; body?: unknown }

async function call(space: string, endpoint: string, { method = 'GET', headers, body }: Call = {}) {
  const response = await fetch(`${auth.url}/${space}/auth/v1/${endpoint}?projectId=p`, {
    method,
    headers: { origin, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

async function signIn(space: string, { domain = 'localhost:5173', nonce }: { domain?: string; nonce?: string } = {}) {
  const { body: issued } = await call(space, 'nonce')
  const message = createSignInMessage({
    domain,
    uri: `http://${domain}/`,
    chainId: 'eip155:1',
    accountAddress: account.address,
    nonce: nonce ?? issued.nonce,
  })
  const signature = await account.signMessage({ message })
  const headers = { 'x-nonce-jwt': `Bearer ${issued.token}` }
  const send = () => call(space, 'authenticate', { method: 'POST', headers, body: { message, signature } })
  return { send, answer: await send() }
}

test('a signature is worth a token, which tells who is there', async () => {
  const { answer } = await signIn('one')
  expect(answer.status).toBe(200)
  const headers = { authorization: `Bearer ${answer.body.token}` }
  const metadata = { plan: 'free' }
  expect((await call('one', 'account-metadata', { method: 'PUT', headers, body: { metadata } })).status).toBe(200)
  const { body } = await call('one', 'me', { headers })
  expect(body).toMatchObject({ address: account.address, caip2Network: 'eip155:1', chainNamespace: 'eip155' })
  const more = await fetch(`${auth.url}/one/auth/v1/me?includeAppKitAccount=true`, { headers })
  expect(await more.json()).toMatchObject({ appKitAccount: { address: account.address, metadata } })
})

test('a nonce is good for one signature, at this site, in its time', async () => {
  const { send } = await signIn('two')
  expect(await send()).toEqual({ status: 401, body: { error: 'siwx/nonce-used' } })
  expect((await signIn('two', { domain: 'evil.example' })).answer.body.error).toBe('siwx/domain-mismatch')
  expect((await signIn('two', { nonce: 'abcdefgh12345678' })).answer.body.error).toBe('siwx/nonce-mismatch')
  expect((await call('two', 'authenticate', { method: 'POST', body: { message: 'a', signature: 'b' } })).status).toBe(
    401,
  )
})

test('tokens end with their time, with the operator, and with a changed letter', async () => {
  const { answer } = await signIn('three')
  const me = (token: string) => call('three', 'me', { headers: { authorization: `Bearer ${token}` } })
  const { token } = answer.body
  expect((await me(token)).status).toBe(200)
  expect((await me(`${token.slice(0, -4)}AAAA`)).status).toBe(401)
  auth.getSpace('three').advance(25 * 3_600_000)
  expect((await me(token)).status).toBe(401)
  auth.getSpace('three').resetClock()
  expect((await me(token)).status).toBe(200)
  auth.getSpace('three').endSessions()
  expect((await me(token)).status).toBe(401)
})

test('it can be told to fail, for one space alone', async () => {
  auth.getSpace('four').addFailure({ path: 'nonce', status: 503 })
  expect((await call('four', 'nonce')).status).toBe(503)
  expect((await call('five', 'nonce')).status).toBe(200)
  auth.reset()
  expect((await call('four', 'nonce')).status).toBe(200)
})

test('a code of six digits confirms the address that the message names', async () => {
  const { body } = await call('six', 'otp', { method: 'POST', body: { email: 'a@b.example', account: 'eip155:1:0x' } })
  const headers = { 'x-otp': body.uuid }
  expect((await call('six', 'otp', { method: 'PUT', headers, body: { code: 'wrong' } })).status).toBe(400)
  expect((await call('six', 'otp', { method: 'PUT', headers, body: { code: '123456' } })).status).toBe(200)
  expect((await call('six', 'elsewhere')).status).toBe(404)
})

import { describe, expect, test } from 'vitest'
import { createFakeAuthServer } from '../testing/createFakeAuthServer.js'
import { authErrors, readAuthError } from './authErrors.js'
import { createAuthClient } from './createAuthClient.js'
import { getCsrfToken } from './getCsrfToken.js'
import { getProviders } from './getProviders.js'
import { fetchSession, getSession, updateSession } from './getSession.js'

const ann = { user: { name: 'Ann' }, expires: '2030-01-01T00:00:00.000Z' }
const html = () => new Response('<p>Bad gateway</p>', { headers: { 'content-type': 'text/html' } })
const failures = [
  ['offline', 'offline', 'auth-client/unreachable'],
  ['a server that never answers', 'hang', 'auth-client/timeout'],
  ['a page instead of JSON', html(), 'auth-client/malformed-answer'],
  ['a list', { json: [1] }, 'auth-client/malformed-answer'],
  ['a text', { json: 'hello' }, 'auth-client/malformed-answer'],
  ['status 500 with JSON', Response.json({ message: 'no' }, { status: 500 }), 'auth-client/status'],
  ['status 502 with a page', new Response('<p>', { status: 502 }), 'auth-client/status'],
  ['an error the server names', Response.json({ code: 'NO_SECRET' }, { status: 500 }), 'auth-client/no-secret'],
] as const

describe('the session', () => {
  test('is what the server answers', async () => {
    const { options, listCalls } = createFakeAuthServer()
    expect(await getSession(options)).toEqual(ann)
    expect(listCalls()).toEqual(['GET session'])
  })

  test.each([[{}], [null]])('is null when the server answers %j', async (json) => {
    const { options, logged } = createFakeAuthServer({ 'GET session': { json } })
    expect(await getSession(options)).toBeNull()
    expect(logged).toEqual([])
  })

  test.each(failures)('%s: logged and null, and typed for who asks', async (_, answer, code) => {
    const { options, logged } = createFakeAuthServer({ 'GET session': answer })
    const limited = { ...options, timeoutMs: 20 }
    expect(await getSession(limited)).toBeNull()
    expect(logged).toEqual([
      ['CLIENT_FETCH_ERROR', expect.objectContaining({ error: expect.objectContaining({ code }) })],
    ])
    await expect(fetchSession(limited)).rejects.toMatchObject({ code })
  })

  test('the log says which address failed', async () => {
    const { options, logged } = createFakeAuthServer({ 'GET session': 'offline' })
    await getSession(options)
    expect(logged[0]?.[1]).toMatchObject({ url: '/api/auth/session' })
  })

  test.each([
    ['a request of Node', { req: { headers: { cookie: 'a=1' } } }],
    ['a Request', { req: new Request('https://app.test', { headers: { cookie: 'a=1' } }) }],
    ['a context', { ctx: { req: { headers: { cookie: 'a=1' } } } }],
  ])('passes the cookies of %s on', async (_, parameters) => {
    const { options, calls } = createFakeAuthServer()
    await getSession({ ...options, ...parameters })
    expect(calls[0]?.cookie).toBe('a=1')
  })

  test('is changed with the token and the data', async () => {
    const changed = { ...ann, user: { name: 'Bob' } }
    const { options, calls } = createFakeAuthServer({ 'POST session': { json: changed } })
    expect(await updateSession({ name: 'Bob' }, options)).toEqual(changed)
    expect(calls.map(({ path }) => path)).toEqual(['csrf', 'session'])
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ csrfToken: 'token', data: { name: 'Bob' } })
  })
})

describe('the token', () => {
  test('is what the server answers', async () => {
    expect(await getCsrfToken(createFakeAuthServer().options)).toBe('token')
  })

  test.each([...failures, ['another type', { json: { csrfToken: 1 } }, 'auth-client/malformed-answer']] as const)(
    '%s: logged and undefined',
    async (_, answer, code) => {
      const { options, logged } = createFakeAuthServer({ 'GET csrf': answer })
      expect(await getCsrfToken({ ...options, timeoutMs: 20 })).toBeUndefined()
      expect(logged[0]?.[1]).toMatchObject({ error: { code } })
    },
  )
})

describe('the providers', () => {
  test('are those of the server by id', async () => {
    const found = await getProviders(createFakeAuthServer().options)
    expect(Object.keys(found ?? {})).toEqual(['email', 'siwe', 'github'])
    expect(found?.siwe?.type).toBe('credentials')
  })

  test('malformed ones are left out', async () => {
    const good = { id: 'a', name: 'A', type: 'oauth', signinUrl: '/a', callbackUrl: '/b' }
    const json = { a: good, b: { ...good, type: 5 }, c: null, d: 'oauth' }
    expect(await getProviders(createFakeAuthServer({ 'GET providers': { json } }).options)).toEqual({ a: good })
  })

  test.each(failures)('%s: logged and null', async (_, answer, code) => {
    const { options, logged } = createFakeAuthServer({ 'GET providers': answer })
    expect(await getProviders({ ...options, timeoutMs: 20 })).toBeNull()
    expect(logged[0]?.[1]).toMatchObject({ error: { code } })
  })
})

describe('the base path', () => {
  test.each(['/account/auth', '/account/auth/', 'https://app.test/account/auth'])('%s is asked', async (basePath) => {
    const { options, calls } = createFakeAuthServer()
    await getCsrfToken({ ...options, basePath })
    expect(calls[0]?.path).toMatch(/\/account\/auth\/csrf$/)
  })

  test('is bound by createAuthClient, and a call may name another one', async () => {
    const { options, calls } = createFakeAuthServer()
    const client = createAuthClient({ ...options, basePath: '/one' })
    await client.getSession()
    await client.getProviders({ basePath: '/two' })
    expect(calls.map(({ path }) => path)).toEqual(['/one/session', '/two/providers'])
  })
})

describe('errors of the server', () => {
  test.each([
    ['MISSING_NEXTAUTH_API_ROUTE_ERROR', 'auth-client/missing-api-route'],
    ['NO_SECRET', 'auth-client/no-secret'],
    ['CALLBACK_CREDENTIALS_HANDLER_ERROR', 'auth-client/no-authorize'],
    ['EMAIL_REQUIRES_ADAPTER_ERROR', 'auth-client/no-adapter'],
    ['MISSING_ADAPTER_METHODS_ERROR', 'auth-client/adapter-incomplete'],
    ['CALLBACK_CREDENTIALS_JWT_ERROR', 'auth-client/credentials-need-jwt'],
    ['INVALID_CALLBACK_URL_ERROR', 'auth-client/invalid-callback-url'],
    ['OAuthCallbackError', 'auth-client/oauth-callback'],
    ['AccountNotLinkedError', 'auth-client/account-not-linked'],
    ['OAuthCallback', 'auth-client/oauth-callback'],
    ['OAuthAccountNotLinked', 'auth-client/account-not-linked'],
    ['CredentialsSignin', 'auth-client/credentials-refused'],
    ['SessionRequired', 'auth-client/session-required'],
    ['OAuthCreateAccount', 'auth-client/sign-in-failed'],
    ['toString', 'auth-client/sign-in-failed'],
  ])('%s is %s', (name, code) => {
    expect(readAuthError(name)).toMatchObject({ code, params: { name } })
  })

  test.each([null, undefined, ''])('%s is none', (name) => {
    expect(readAuthError(name)).toBeUndefined()
  })

  test('addresses in errors are without their query', () => {
    expect(authErrors('auth-client/status', { url: '/api/auth/csrf', status: 500 }).message).toContain('/api/auth/csrf')
  })
})

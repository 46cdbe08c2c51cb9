import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeAuthServer } from '../testing/createFakeAuthServer.js'
import { authErrors, readAuthError } from './authErrors.js'
import { createAuthClient } from './createAuthClient.js'
import { getCsrfToken } from './getCsrfToken.js'
import { getProviders } from './getProviders.js'
import { fetchSession, getSession, updateSession } from './getSession.js'
import { getSignInUrl } from './redirect.js'
import { type AuthClientOptions, requestAuth } from './requestAuth.js'
import { announceSession } from './sessionMessages.js'

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

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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
    await expect(fetchSession(limited)).rejects.toMatchObject({ code, params: expect.anything() })
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

  test('passes on no cookie where there is none, and that of the request before that of the context', async () => {
    const { options, calls } = createFakeAuthServer()
    const ctx = { req: { headers: { cookie: 'a=1' } } }
    await getSession({ ...options, req: new Request('https://app.test'), ctx })
    for (const headers of [undefined, {}]) await getSession({ ...options, req: { headers } })
    await getSession({ ...options, ctx: {} })
    expect(calls.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('is null for who is signed out while it is changed', async () => {
    const { options } = createFakeAuthServer({ 'POST session': { json: {} } })
    expect(await updateSession(undefined, options)).toBeNull()
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

  test.each([
    ...failures,
    ['nothing', { json: {} }, 'auth-client/malformed-answer'],
    ['another type', { json: { csrfToken: 1 } }, 'auth-client/malformed-answer'],
  ] as const)('%s: logged and undefined', async (_, answer, code) => {
    const { options, logged } = createFakeAuthServer({ 'GET csrf': answer })
    expect(await getCsrfToken({ ...options, timeoutMs: 20 })).toBeUndefined()
    expect(logged[0]?.[1]).toMatchObject({ error: { code } })
  })
})

test('an answer without a token names the address', async () => {
  const { options } = createFakeAuthServer({ 'GET csrf': { json: { other: 1 } } })
  const asking = updateSession({}, options)
  await expect(asking).rejects.toMatchObject({ params: { url: '/api/auth/csrf' } })
})

describe('the providers', () => {
  test('are those of the server by id', async () => {
    const found = await getProviders(createFakeAuthServer().options)
    expect(Object.keys(found ?? {})).toEqual(['email', 'siwe', 'github'])
    expect(found?.siwe?.type).toBe('credentials')
  })

  test('are null where the server has none, which is no failure', async () => {
    const { options, logged } = createFakeAuthServer({ 'GET providers': { json: {} } })
    expect(await getProviders(options)).toBeNull()
    expect(logged).toEqual([])
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
  test.each(['/account/auth', '/account/auth/', '/account/auth//', 'https://app.test/account/auth'])(
    '%s is asked',
    async (basePath) => {
      const { options, calls } = createFakeAuthServer()
      await getCsrfToken({ ...options, basePath })
      expect(calls[0]?.path).toMatch(/\/account\/auth\/csrf$/)
    },
  )

  test('is bound by createAuthClient, and a call may name another one', async () => {
    const { options, calls } = createFakeAuthServer({
      'GET /one/csrf': { json: { csrfToken: 'token' } },
      'GET /one/session': { json: ann },
      'POST /one/session': { json: ann },
    })
    const client = createAuthClient({ ...options, basePath: '/one' })
    expect(await client.getSession()).toEqual(ann)
    await client.getProviders({ basePath: '/two' })
    expect(await client.getCsrfToken()).toBe('token')
    expect(await client.fetchSession()).toEqual(ann)
    expect(await client.updateSession({ name: 'Bob' })).toEqual(ann)
    expect(calls.map(({ path }) => path)).toEqual([
      ...['/one/session', '/two/providers', '/one/csrf', '/one/session', '/one/csrf', '/one/session'],
    ])
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ csrfToken: 'token', data: { name: 'Bob' } })
  })

  test('is part of the address to sign in at, with the reason', () => {
    expect(getSignInUrl({ callbackUrl: '/next?a=1' })).toBe('/api/auth/signin?callbackUrl=%2Fnext%3Fa%3D1')
    expect(getSignInUrl({ callbackUrl: '/next', error: 'SessionRequired' }, { basePath: '/auth/' })).toBe(
      '/auth/signin?error=SessionRequired&callbackUrl=%2Fnext',
    )
  })
})

describe('a request', () => {
  const url = '/api/auth/session'

  test('goes through the fetch of the platform, and is waited for half a minute', async () => {
    const fetch = vi.fn(async () => Response.json(ann))
    vi.stubGlobal('fetch', fetch)
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    expect(await fetchSession()).toEqual(ann)
    expect(fetch).toHaveBeenCalledWith(url, {
      headers: { 'Content-Type': 'application/json' },
      signal: expect.anything(),
    })
    expect(timeout).toHaveBeenCalledWith(30_000)
  })

  test('with data is JSON, one with a form is a form', async () => {
    const fetch = vi.fn(async () => Response.json(ann))
    await requestAuth({ path: 'session', json: { a: 1 } }, { fetch })
    expect(fetch).toHaveBeenLastCalledWith(
      url,
      expect.objectContaining({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' }),
    )
    await requestAuth({ path: 'session', form: { a: '1 2' } }, { fetch })
    expect(fetch).toHaveBeenLastCalledWith(
      url,
      expect.objectContaining({ method: 'POST', body: new URLSearchParams({ a: '1 2' }) }),
    )
  })

  test('that fails is told to the console unless there is a logger', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await getSession({ fetch: () => Promise.reject(new TypeError('offline')) })
    expect(error).toHaveBeenCalledWith('[portico] CLIENT_FETCH_ERROR', expect.objectContaining({ url }))
  })

  test('that fails says why, and never with its query', async () => {
    const ask = (fetch: AuthClientOptions['fetch']) =>
      requestAuth({ path: 'session?secret=1' }, { fetch, timeoutMs: 20 })
    const cause = new TypeError('offline')
    await expect(ask(() => Promise.reject(cause))).rejects.toMatchObject({ params: { url }, cause })
    const cut = Object.assign(new Response(), { text: () => Promise.reject(cause) })
    await expect(ask(async () => cut)).rejects.toMatchObject({ code: 'auth-client/unreachable', cause })
    const { options } = createFakeAuthServer({ 'GET session': 'hang' })
    const late = { code: 'auth-client/timeout', params: { url, timeoutMs: 20 }, cause: { name: 'TimeoutError' } }
    await expect(ask(options.fetch)).rejects.toMatchObject(late)
    const [page, failed] = [new Response('<p>'), new Response('<p>', { status: 502 })]
    const causedBy = { cause: expect.any(SyntaxError) }
    await expect(ask(async () => page)).rejects.toMatchObject({ params: { url }, ...causedBy })
    await expect(ask(async () => failed)).rejects.toMatchObject({ params: { url, status: 502 }, ...causedBy })
  })

  test.each(['code', 'name', 'error'])('fails with the error that the server names by its %s', async (key) => {
    const answer = Response.json({ code: 'OTHER', [key]: 'NO_SECRET' }, { status: 500 })
    const { options } = createFakeAuthServer({ 'GET session': answer })
    await expect(fetchSession(options)).rejects.toMatchObject({
      code: 'auth-client/no-secret',
      params: { name: 'NO_SECRET' },
    })
  })

  test.each([null, 'NO_SECRET', ['NO_SECRET'], { code: 7 }, { code: 'OTHER' }, { code: 'toString' }])(
    'fails with its status where the server names none: %j',
    async (body) => {
      const { options } = createFakeAuthServer({ 'GET session': Response.json(body, { status: 500 }) })
      const params = { url, status: 500 }
      await expect(fetchSession(options)).rejects.toMatchObject({ code: 'auth-client/status', params })
    },
  )

  test('whose answer is of another kind names the address', async () => {
    const { options } = createFakeAuthServer({ 'GET session': { json: [1] } })
    await expect(fetchSession(options)).rejects.toMatchObject({ params: { url } })
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
    ['Configuration', 'auth-client/configuration'],
    ['AccessDenied', 'auth-client/access-denied'],
    ['Verification', 'auth-client/link-invalid'],
    ['EmailSignin', 'auth-client/email-not-sent'],
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

  test.each(Object.keys(authErrors.table))('%s says in a sentence what happened', (code) => {
    const params = { name: 'Some Error', url: '/api/auth/csrf', status: 502, timeoutMs: 20 }
    // Each code takes some of these.
    const { message } = authErrors(code as 'auth-client/status', params)
    expect(message).toMatch(/^[A-Z/].{20,}\.$/)
  })

  test('facts of the failure are part of the text', () => {
    const url = '/api/auth/csrf'
    expect(authErrors('auth-client/status', { url, status: 502 }).message).toMatch(/\/csrf .*502/)
    expect(authErrors('auth-client/timeout', { url, timeoutMs: 20 }).message).toMatch(/\/csrf .* 20 ms/)
    for (const code of ['auth-client/unreachable', 'auth-client/malformed-answer'] as const) {
      expect(authErrors(code, { url }).message).toContain(url)
    }
    expect(readAuthError('OAuthCreateAccount')?.message).toContain('"OAuthCreateAccount"')
  })
})

test('on a server there is no page to tell that the session has changed', async () => {
  await expect(announceSession({})).resolves.toBeUndefined()
})

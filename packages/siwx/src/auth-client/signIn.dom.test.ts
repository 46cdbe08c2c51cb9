import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeAuthServer } from '../testing/createFakeAuthServer.js'
import { createAuthClient } from './createAuthClient.js'
import { getSession } from './getSession.js'
import { watchSessionChanges } from './sessionMessages.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'

const page = 'https://app.test/account?tab=1'
const reload = vi.fn()
const stored: string[] = []

beforeEach(() => {
  vi.stubGlobal('location', { href: page, reload })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => void stored.push(`${key} ${value}`))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
  stored.length = 0
})

const readForm = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body))

describe('signIn', () => {
  test.each([undefined, '', 'unknown', 'toString'])('of provider %s goes to the sign-in page and back', async (id) => {
    await signIn(id, createFakeAuthServer().options)
    expect(location.href).toBe(`/api/auth/signin?callbackUrl=${encodeURIComponent(page)}`)
  })

  test.each([
    ['the providers', 'GET providers'],
    ['the token', 'GET csrf'],
  ])('goes to the error page without %s, and logs', async (_, call) => {
    const { options, logged } = createFakeAuthServer({ [call]: 'offline' })
    expect(await signIn('email', { ...options, redirect: false })).toBeUndefined()
    expect(location.href).toBe('/api/auth/error')
    expect(logged).toHaveLength(1)
  })

  test('sends e-mail and credentials as forms, to the paths of their kind', async () => {
    const { options, calls, listCalls } = createFakeAuthServer({
      'POST signin/email': { json: { url: 'https://app.test/sent' } },
      'POST callback/siwe': { json: { url: 'https://app.test/in' } },
    })
    await signIn('email', { ...options, email: 'ann@app.test', callbackUrl: '/next' })
    expect(location.href).toBe('https://app.test/sent')
    location.href = page
    await signIn('siwe', { ...options, message: 'm', signature: '0x1', left: undefined })
    expect(location.href).toBe('https://app.test/in')
    expect(listCalls().filter((call) => call.startsWith('POST'))).toEqual(['POST signin/email', 'POST callback/siwe'])
    const forms = calls.filter(({ method }) => method === 'POST').map(({ body }) => readForm(body))
    expect(forms).toEqual([
      { email: 'ann@app.test', csrfToken: 'token', callbackUrl: '/next', json: 'true' },
      { message: 'm', signature: '0x1', csrfToken: 'token', callbackUrl: page, json: 'true' },
    ])
  })

  test('sends what the app gave, and nothing of it in place of its own', async () => {
    const { options, calls } = createFakeAuthServer({ 'POST callback/siwe': { json: {} } })
    await signIn('siwe', { ...options, chainId: 1, csrfToken: 'other', json: 'false' })
    expect(readForm(calls.at(-1)?.body)).toEqual({ chainId: '1', csrfToken: 'token', callbackUrl: page, json: 'true' })
  })

  test('finds providers whatever letters their ids have', async () => {
    const provider = { id: 'a/b', name: 'A', type: 'credentials', signinUrl: '/a', callbackUrl: '/b' }
    const { options, listCalls } = createFakeAuthServer({
      'GET providers': { json: { 'a/b': provider } },
      'POST callback/a%2Fb': { json: {} },
    })
    await signIn('a/b', options)
    expect(listCalls().at(-1)).toBe('POST callback/a%2Fb')
  })

  test('of e-mail may stay, too', async () => {
    const { options } = createFakeAuthServer({ 'POST signin/email': { json: { url: 'https://app.test/sent' } } })
    const sent = { error: null, status: 200, ok: true, url: 'https://app.test/sent' }
    expect(await signIn('email', { ...options, redirect: false })).toEqual(sent)
  })

  test('that the server refuses with status 200 names the error', async () => {
    const url = 'https://app.test/api/auth/signin?error=EmailSignin'
    const { options } = createFakeAuthServer({ 'POST signin/email': { json: { url } } })
    expect(await signIn('email', { ...options, redirect: false })).toEqual({
      ...{ error: 'EmailSignin', status: 200, ok: true, url: null },
    })
  })

  test.each([{}, { url: null }, 'text', null])('cannot stay without an address in the answer: %j', async (json) => {
    const { options } = createFakeAuthServer({ 'POST callback/siwe': { json } })
    await expect(signIn('siwe', { ...options, redirect: false })).rejects.toMatchObject({
      ...{ code: 'auth-client/malformed-answer', params: { url: '/api/auth/callback/siwe' } },
    })
  })

  test('is bound by createAuthClient', async () => {
    const { options, listCalls } = createFakeAuthServer({
      'POST signin/github': { json: { url: 'https://git.test/login' } },
    })
    await createAuthClient(options).signIn('github', { callbackUrl: '/next' }, { prompt: 'login' })
    expect(listCalls().at(-1)).toBe('POST signin/github?prompt=login')
  })

  test('asks for the token after the providers: both may set the cookie', async () => {
    const { options, listCalls } = createFakeAuthServer({ 'POST signin/github': { json: { url: 'https://git.test' } } })
    await signIn('github', options, { prompt: 'login' })
    expect(listCalls()).toEqual(['GET providers', 'GET csrf', 'POST signin/github?prompt=login'])
    expect(location.href).toBe('https://git.test')
  })

  test('OAuth leaves the page even if told to stay', async () => {
    const { options } = createFakeAuthServer({ 'POST signin/github': { json: { url: 'https://git.test/login' } } })
    expect(await signIn('github', { ...options, redirect: false })).toBeUndefined()
    expect(location.href).toBe('https://git.test/login')
  })

  test('stays and tells how it went, once the session here is fetched again', async () => {
    const { options } = createFakeAuthServer({ 'POST callback/siwe': { json: { url: 'https://app.test/in' } } })
    const order: string[] = []
    const stop = watchSessionChanges(async () => void order.push('fetched'))
    const other = watchSessionChanges(async () => void order.push('other'), { basePath: '/other' })
    const result = await signIn('siwe', { ...options, redirect: false })
    order.push('resolved')
    expect(result).toEqual({ error: null, status: 200, ok: true, url: 'https://app.test/in' })
    expect(order).toEqual(['fetched', 'resolved'])
    expect(stored).toEqual([
      expect.stringMatching(/^nextauth\.message \{"event":"session","data":\{"trigger":"getSession"\}/),
    ])
    expect(location.href).toBe(page)
    stop()
    other()
  })

  test('resolves when whatever shows the session has fetched it', async () => {
    const { options, listCalls } = createFakeAuthServer({
      'POST callback/siwe': { json: { url: 'https://app.test/in' } },
    })
    let finish = () => {}
    const fetched = new Promise<void>((resolve) => {
      finish = resolve
    })
    const stop = watchSessionChanges(() => fetched)
    const done = vi.fn()
    const signingIn = signIn('siwe', { ...options, redirect: false }).then(done)
    await vi.waitFor(() => expect(stored).toHaveLength(1))
    // Whatever need not wait has gone on by then.
    await new Promise((resolve) => setTimeout(resolve))
    expect(done).not.toHaveBeenCalled()
    finish()
    await signingIn
    expect(listCalls().at(-1)).toBe('POST callback/siwe')
    stop()
  })

  test('wrong credentials: stays and names the error, and nobody is told', async () => {
    const url = 'https://app.test/api/auth/error?error=CredentialsSignin&provider=siwe'
    const { options } = createFakeAuthServer({ 'POST callback/siwe': Response.json({ url }, { status: 401 }) })
    const result = await signIn('siwe', { ...options, redirect: false })
    expect(result).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null })
    expect(stored).toEqual([])
    await signIn('siwe', options)
    expect(location.href).toBe(url)
  })

  test.each([
    ['offline' as const, 'auth-client/unreachable'],
    ['hang' as const, 'auth-client/timeout'],
    [new Response('<p>'), 'auth-client/malformed-answer'],
    [Response.json({ message: 'no' }, { status: 500 }), 'auth-client/status'],
    [Response.json({ name: 'AccountNotLinkedError' }, { status: 500 }), 'auth-client/account-not-linked'],
    [Response.json({ url: 5 }), 'auth-client/malformed-answer'],
  ])('a request that fails rejects with a typed error', async (answer, code) => {
    const { options } = createFakeAuthServer({ 'POST callback/siwe': answer })
    await expect(signIn('siwe', { ...options, timeoutMs: 20 })).rejects.toMatchObject({ code })
    expect(location.href).toBe(page)
  })

  test.each([
    ...['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'blob:https://app.test/1'],
    ...['vbscript:x', 'http://'],
  ])('refuses to go on to %j, from the app or the server', async (url) => {
    const { options, calls } = createFakeAuthServer({ 'POST callback/siwe': { json: { url } } })
    const code = 'auth-client/invalid-callback-url'
    await expect(signIn('siwe', { ...options, callbackUrl: url })).rejects.toMatchObject({ code })
    expect(calls).toEqual([])
    await expect(signIn('siwe', options)).rejects.toMatchObject({ code })
    expect(location.href).toBe(page)
  })

  test.each([{}, { url: null }])(
    'without an address in the answer the browser goes to the callback URL: %j',
    async (json) => {
      const { options } = createFakeAuthServer({ 'POST callback/siwe': { json } })
      await signIn('siwe', { ...options, callbackUrl: '/next' })
      expect(location.href).toBe('/next')
    },
  )

  test('an address that is no text is refused, and the error says whose it is', async () => {
    const { options } = createFakeAuthServer({ 'POST callback/siwe': { json: { url: 5 } } })
    await expect(signIn('siwe', options)).rejects.toMatchObject({ params: { url: '/api/auth/callback/siwe' } })
  })

  test.each(['myapp:signed-in', 'web+data:x', 'javascript+x:y'])('goes on to an app: %s', async (url) => {
    await signIn('siwe', createFakeAuthServer({ 'POST callback/siwe': { json: { url } } }).options)
    expect(location.href).toBe(url)
  })

  test('another address loads by itself', async () => {
    for (const url of [page, 'https://app.test/other']) {
      await signIn('siwe', createFakeAuthServer({ 'POST callback/siwe': { json: { url } } }).options)
    }
    // A page that is being left has its address until the next one is there.
    vi.stubGlobal('location', Object.defineProperty({ reload }, 'href', { get: () => page, set: () => {} }))
    const url = 'https://app.test/other#top'
    await signIn('siwe', createFakeAuthServer({ 'POST callback/siwe': { json: { url } } }).options)
    expect(reload).not.toHaveBeenCalled()
  })

  test('an address with a hash loads the page anew', async () => {
    const url = 'https://app.test/account?tab=1#top'
    await signIn('siwe', createFakeAuthServer({ 'POST callback/siwe': { json: { url } } }).options)
    expect(location.href).toBe(url)
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('signOut', () => {
  test('posts the token, tells other tabs and goes where the server says', async () => {
    const { options, calls } = createFakeAuthServer()
    expect(await signOut(options)).toBeUndefined()
    expect(readForm(calls[1]?.body)).toEqual({ csrfToken: 'token', callbackUrl: page, json: 'true' })
    expect(location.href).toBe('https://app.test/bye')
    expect(stored).toEqual([expect.stringContaining('"trigger":"signout"')])
  })

  test('comes back to where the app says, also where the server names nothing', async () => {
    const { options, calls } = createFakeAuthServer({ 'POST signout': { json: {} } })
    expect(await signOut({ ...options, callbackUrl: '/bye', redirect: false })).toEqual({ url: '/bye' })
    expect(readForm(calls[1]?.body)).toMatchObject({ callbackUrl: '/bye' })
    await signOut({ ...options, callbackUrl: '/bye' })
    expect(location.href).toBe('/bye')
  })

  test('refuses to come back to a script, before anything is asked', async () => {
    const { options, calls } = createFakeAuthServer()
    const code = 'auth-client/invalid-callback-url'
    const refused = { code, params: { name: 'INVALID_CALLBACK_URL_ERROR' } }
    await expect(signOut({ ...options, callbackUrl: 'javascript:x' })).rejects.toMatchObject(refused)
    expect(calls).toEqual([])
  })

  test('stays, once the session here is fetched again', async () => {
    const { options } = createFakeAuthServer()
    const onChange = vi.fn(async () => {})
    const stop = watchSessionChanges(onChange)
    expect(await createAuthClient(options).signOut({ redirect: false })).toEqual({ url: 'https://app.test/bye' })
    expect(onChange).toHaveBeenCalledOnce()
    expect(location.href).toBe(page)
    stop()
  })

  test.each([
    ['GET csrf', 'offline' as const, 'auth-client/unreachable'],
    ['POST signout', 'hang' as const, 'auth-client/timeout'],
    ['POST signout', new Response('<p>'), 'auth-client/malformed-answer'],
    ['POST signout', Response.json({ message: 'no' }, { status: 500 }), 'auth-client/status'],
  ])('a %s that fails rejects with a typed error, and nobody is told', async (call, answer, code) => {
    const { options } = createFakeAuthServer({ [call]: answer })
    await expect(signOut({ ...options, timeoutMs: 20 })).rejects.toMatchObject({ code })
    expect([location.href, stored]).toEqual([page, []])
  })

  test('works where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    await signOut(createFakeAuthServer().options)
    expect(location.href).toBe('https://app.test/bye')
  })
})

describe('getSession', () => {
  test('has other tabs look too, unless told not to', async () => {
    const { options } = createFakeAuthServer()
    await getSession({ ...options, broadcast: false })
    expect(stored).toEqual([])
    const before = Date.now() / 1000
    await getSession(options)
    expect(stored).toHaveLength(1)
    const { timestamp, ...message } = JSON.parse(stored[0]?.replace('nextauth.message ', '') ?? '')
    expect(message).toEqual({ event: 'session', data: { trigger: 'getSession' } })
    expect(timestamp).toBeGreaterThanOrEqual(before)
    expect(timestamp).toBeLessThanOrEqual(Date.now() / 1000)
  })
})

describe('other tabs', () => {
  const send = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

  test('call back for messages of the session, and for no others', () => {
    const onChange = vi.fn(async () => {})
    const stop = watchSessionChanges(onChange)
    send('other', '{"event":"session","data":{}}')
    for (const text of [null, '', 'nonsense', '5', 'null', '{"event":"session"}', '{"event":"x","data":{}}'])
      send('nextauth.message', text)
    expect(onChange).not.toHaveBeenCalled()
    send('nextauth.message', '{"event":"session","data":{"trigger":"signout"},"timestamp":1}')
    expect(onChange).toHaveBeenCalledOnce()
    stop()
    send('nextauth.message', '{"event":"session","data":{"trigger":"signout"},"timestamp":2}')
    expect(onChange).toHaveBeenCalledOnce()
  })
})

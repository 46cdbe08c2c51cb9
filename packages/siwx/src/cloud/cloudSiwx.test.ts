import { mainnet, optimism, solana } from '@portico/core/networks'
import { createFakeContext, createFakeFetch, type FakeFetchCall, type FakeResponder } from '@portico/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { createEvmSigner, createSession, createSolanaSigner, signIn } from '../testing/signers.js'
import type { CloudSiwxOptions } from './CloudSiwxOptions.js'
import { cloudSiwx } from './cloudSiwx.js'

const signer = createEvmSigner()
const nonceKey = { name: '@appkit/siwx-nonce-token', parse: String, format: String }
const tokenKey = { name: '@appkit/siwx-auth-token', parse: String, format: String }
const code = (name: string, params?: unknown) =>
  expect.objectContaining(params ? { code: name, params } : { code: name })
const me = {
  address: signer.address.toLowerCase(),
  caip2Network: 'eip155:1',
  chainId: 1,
  chainIdNamespace: 'eip155',
  ...{ uri: 'https://app.example', domain: 'app.example', nonce: 'cloudnonce1', exp: 1_798_761_600 },
}

type Answers = Readonly<Record<string, FakeResponder>>

function createService(answers: Answers = {}) {
  const all: Answers = {
    'GET nonce': { json: { nonce: 'cloudnonce1', token: 'n.o.nce' } },
    'POST authenticate': { json: { token: 'a.u.th' } },
    'GET me': { json: me },
    'PUT account-metadata': { json: undefined },
    'POST otp': { json: { uuid: 'otp-1' } },
    'PUT otp': { json: null },
    ...answers,
  }
  return createFakeFetch(async (call) => {
    const name = `${call.method} ${call.url.pathname.replace('/auth/v1/', '')}`
    const answer = all[name] ?? { json: {}, status: 404 }
    return typeof answer === 'function' ? answer(call) : answer
  })
}

function start(
  answers: Answers = {},
  options: CloudSiwxOptions = {},
  given: Parameters<typeof createFakeContext>[0] = {},
) {
  const fetch = createService(answers)
  const services = { auth: 'https://auth.example' }
  const context = createFakeContext({ fetch, services, projectId: 'project', ...given })
  const siwx = cloudSiwx({ domain: 'app.example', uri: 'https://app.example', ...options })
  siwx.start?.(context)
  const listCalls = () => fetch.calls.map(({ method, url }) => `${method} ${url.pathname.replace('/auth/v1/', '')}`)
  return { siwx, context, fetch, listCalls }
}

const lastCall = (fetch: { readonly calls: readonly FakeFetchCall[] }) => fetch.calls.at(-1)

describe('signing in', () => {
  test('takes a nonce, hands in what was signed, and keeps the token', async () => {
    const { siwx, context, fetch, listCalls } = start()
    const session = await createSession(siwx, signer)
    expect(session.data.nonce).toBe('cloudnonce1')
    expect(session.message).toContain('sign in with your Ethereum account')
    expect(context.store.get(nonceKey)).toBe('n.o.nce')
    await siwx.addSession(session)
    expect(lastCall(fetch)?.headers.get('x-nonce-jwt')).toBe('Bearer n.o.nce')
    expect(lastCall(fetch)?.headers.has('content-type')).toBe(false)
    expect(JSON.parse(lastCall(fetch)?.body ?? '')).toEqual({
      message: session.message,
      signature: session.signature,
      clientId: null,
    })
    expect(lastCall(fetch)?.redirect).toBe('error')
    expect(context.store.get(tokenKey)).toBe('a.u.th')
    expect(context.store.get(nonceKey)).toBeUndefined()
    expect(listCalls()).toEqual(['GET nonce', 'POST authenticate'])
  })

  test('names the app, its SDK and what else the service may know', async () => {
    const wallet = { type: 'extension', name: 'Wallet', icon: 'https://wallet.example/icon.png' } as const
    const options = { getWallet: () => wallet, getClientId: () => 'relay-client' }
    const { siwx, fetch } = start({}, options, { networks: [mainnet, optimism, solana] })
    await signIn(siwx, signer)
    expect(Object.fromEntries(lastCall(fetch)?.url.searchParams ?? [])).toEqual({
      projectId: 'project',
      st: 'portico',
      sv: 'react-ethers,solana-1',
    })
    expect(JSON.parse(lastCall(fetch)?.body ?? '')).toMatchObject({ clientId: 'relay-client', walletInfo: wallet })
  })

  test.each([
    [{}, 'appkit', 'react-universal-1.7.6'],
    [{ identity: { type: 'own', version: '9' } }, 'own', 'react-universal-9'],
  ])('the hosted service gets the names that it expects, or those of the app', async (options, st, sv) => {
    const { siwx, fetch } = start({}, options, { networks: [], services: { auth: 'https://api.web3modal.org' } })
    await createSession(siwx, signer)
    expect(lastCall(fetch)?.url.host).toBe('api.web3modal.org')
    expect(Object.fromEntries(lastCall(fetch)?.url.searchParams ?? [])).toMatchObject({ st, sv })
  })

  test('one-click authentication hands in the fields, too', async () => {
    const { siwx, fetch } = start()
    const session = await createSession(siwx, signer)
    const cacao = { h: { t: 'caip122' }, p: { iss: 'did:pkh:eip155:1:0x1' }, s: { t: 'eip191', s: session.signature } }
    await siwx.setSessions([{ ...session, cacao }])
    expect(JSON.parse(lastCall(fetch)?.body ?? '').data).toEqual(session.data)
  })

  test.each([
    ['a service', () => start({}, {}, { services: {} }).siwx],
    ['services', () => start({}, {}, { services: undefined }).siwx],
    ['an instance', () => cloudSiwx({ domain: 'app.example', uri: 'https://app.example' })],
  ])('without %s it says so', async (_, create) => {
    const failing = createSession(create(), signer)
    await expect(failing).rejects.toThrow(code('siwx/invalid-configuration', { option: 'services.auth' }))
  })

  test('the message names the network of the account, or is worded as the app chooses', async () => {
    const networks = [mainnet, optimism]
    const { siwx } = start({}, {}, { networks })
    const other = createEvmSigner('1', 'eip155:10')
    expect((await createSession(siwx, other)).message).toContain(`sign in with your ${optimism.name} account`)
    const session = await createSession(siwx, createEvmSigner('1', 'eip155:137'))
    expect(session.message).toContain('sign in with your EVM Networks account')
    expect(session.data).not.toHaveProperty('resources')
    const { siwx: standard } = start({}, { wording: 'standard' }, { networks })
    expect((await createSession(standard, other)).message).toContain('Chain ID: 10\n')
  })

  test('one of several sign-ins is handed in, for the service keeps one', async () => {
    const { siwx, listCalls } = start()
    const sessions = [await createSession(siwx, signer), await createSession(siwx, createEvmSigner('1', 'eip155:10'))]
    await siwx.setSessions(sessions)
    expect(listCalls().filter((call) => call === 'POST authenticate')).toHaveLength(1)
  })

  test('ends with the instance', async () => {
    const ending = new AbortController()
    const { siwx, context } = start({ 'POST authenticate': 'hang' }, {}, { lifetime: ending.signal })
    const session = await createSession(siwx, signer)
    const adding = siwx.addSession(session)
    await vi.waitFor(() => expect(context.fetch.calls).toHaveLength(2))
    ending.abort()
    await expect(adding).rejects.toThrow(code('http/aborted'))
  })

  test.each([
    ['a token', { 'GET nonce': { json: { nonce: 'cloudnonce1' } } }, 'siwx/invalid-reply'],
    ['a token that is text', { 'GET nonce': { json: { nonce: 'cloudnonce1', token: 7 } } }, 'siwx/invalid-reply'],
    ['a nonce', { 'GET nonce': { json: { token: 'n.o.nce' } } }, 'siwx/invalid-reply'],
    ['a nonce that is text', { 'GET nonce': { json: { nonce: 12345678, token: 'n.o.nce' } } }, 'siwx/invalid-reply'],
    ['anything', { 'GET nonce': { json: null } }, 'siwx/invalid-reply'],
    ['a nonce of any use', { 'GET nonce': { json: { nonce: '1', token: 'n.o.nce' } } }, 'siwx/invalid-message'],
    ['JSON', { 'GET nonce': () => new Response('<html>') }, 'siwx/invalid-reply'],
  ] as const)('an answer without %s is refused', async (_, answers, expected) => {
    await expect(createSession(start(answers).siwx, signer)).rejects.toThrow(code(expected))
  })

  test.each([
    [401, 'siwx/service-refused'],
    [403, 'siwx/service-refused'],
    [400, 'siwx/service-refused'],
    [428, 'siwx/service-refused'],
    [430, 'siwx/service-refused'],
    [499, 'siwx/service-refused'],
    [429, 'siwx/service-unavailable'],
    [500, 'siwx/service-unavailable'],
    [503, 'siwx/service-unavailable'],
  ])('status %i is an error', async (status, expected) => {
    const { siwx, context } = start({ 'POST authenticate': { json: { token: 'a.u.th' }, status } })
    const params = expected === 'siwx/service-refused' ? { status } : { retryAfterMs: undefined }
    const signingIn = signIn(siwx, signer).catch((error: unknown) => error)
    await context.clock.advance(60_000)
    expect(await signingIn).toEqual(code(expected, params))
    expect(Reflect.get(Object(await signingIn), 'cause')).toEqual(code('http/status'))
    expect(context.store.get(tokenKey)).toBeUndefined()
  })

  test('a token that is none is refused', async () => {
    for (const json of [null, {}, { token: undefined }, { token: 7 }, { token: 'none' }]) {
      const { siwx, context } = start({ 'POST authenticate': { json } })
      await expect(signIn(siwx, signer)).rejects.toThrow(code('siwx/invalid-reply'))
      expect(context.store.get(tokenKey)).toBeUndefined()
    }
  })
})

describe('the nonce', () => {
  test('is used once, also if the service refuses', async () => {
    const { siwx, context } = start({ 'POST authenticate': { json: {}, status: 400 } })
    const session = await createSession(siwx, signer)
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/service-refused', { status: 400 }))
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/nonce-used'))
    expect(context.store.get(nonceKey)).toBeUndefined()
  })

  test('is kept while nobody answers, so that nothing need be signed again', async () => {
    const answers: FakeResponder[] = ['offline', { json: { token: 'a.u.th' } }]
    const { siwx, context } = start({ 'POST authenticate': () => answers.shift() as 'offline' })
    const session = await createSession(siwx, signer)
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/service-unavailable'))
    await siwx.addSession(session)
    expect(context.store.get(tokenKey)).toBe('a.u.th')
  })

  test('is that of the message, whatever another tab has stored meanwhile', async () => {
    const { siwx, context, fetch } = start()
    const session = await createSession(siwx, signer)
    context.store.set(nonceKey, 'o.th.er')
    await siwx.addSession(session)
    expect(lastCall(fetch)?.headers.get('x-nonce-jwt')).toBe('Bearer n.o.nce')
    expect(context.store.get(nonceKey)).toBe('o.th.er')
  })

  test('is found after a reload', async () => {
    const { siwx, context } = start()
    const session = await createSession(siwx, signer)
    const { siwx: next, fetch } = start({}, {}, { store: context.store })
    await next.addSession(session)
    expect(lastCall(fetch)?.headers.get('x-nonce-jwt')).toBe('Bearer n.o.nce')
  })
})

describe('a nonce that was not used', () => {
  test('is forgotten by whoever signs out', async () => {
    const { siwx, context } = start()
    const session = await createSession(siwx, signer)
    await siwx.setSessions([])
    expect(context.store.get(nonceKey)).toBeUndefined()
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/nonce-used'))
  })

  test('goes with the token of the account, and stays when there is none', async () => {
    const { siwx, context } = start()
    const session = await createSession(siwx, signer)
    await siwx.revokeSession('eip155:1', signer.address)
    expect(context.store.get(nonceKey)).toBe('n.o.nce')
    context.store.set(tokenKey, 'a.u.th')
    await siwx.revokeSession('eip155:1', signer.address)
    expect(context.store.get(nonceKey)).toBeUndefined()
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/nonce-used'))
  })

  test('is gone with an answer that cannot be used', async () => {
    const { siwx, context } = start({ 'POST authenticate': { json: {} } })
    await expect(signIn(siwx, signer)).rejects.toThrow(code('siwx/invalid-reply'))
    expect(context.store.get(nonceKey)).toBeUndefined()
  })
})

describe('who is signed in', () => {
  const signedIn = (answers: Answers = {}, options: CloudSiwxOptions = {}) => {
    const all = start(answers, options)
    all.context.store.set(tokenKey, 'a.u.th')
    return all
  }

  test('nobody without a token, and the service is not asked', async () => {
    const { siwx, listCalls } = start()
    expect(await siwx.getSessions('eip155:1', signer.address)).toEqual([])
    expect(listCalls()).toEqual([])
  })

  test('whom the service names, asked once in a while', async () => {
    const { siwx, context, fetch, listCalls } = signedIn()
    const [session] = await siwx.getSessions('eip155:1', signer.address)
    expect(session).toEqual({
      data: {
        ...{ accountAddress: signer.address, chainId: 'eip155:1', domain: 'app.example', uri: 'https://app.example' },
        ...{ nonce: 'cloudnonce1', version: '1', expirationTime: '2027-01-01T00:00:00.000Z' },
      },
      message: '',
      signature: '',
    })
    expect(lastCall(fetch)?.headers.get('authorization')).toBe('Bearer a.u.th')
    expect(await siwx.getSessions('eip155:10', signer.address)).toEqual([])
    expect(await siwx.getSessions('eip155:1', createEvmSigner('2').address)).toEqual([])
    expect(listCalls()).toEqual(['GET me'])
    await context.clock.advance(30_000)
    await siwx.getSessions('eip155:1', signer.address)
    expect(listCalls()).toEqual(['GET me', 'GET me'])
  })

  test.each([401, 403])('nobody when the token is refused with %i, which is forgotten', async (status) => {
    const { siwx, context, fetch } = signedIn({ 'GET me': { json: {}, status } })
    const asking = siwx.getSessions('eip155:1', signer.address)
    // Some hosts answer 403 when they are busy, so such requests are repeated.
    await context.clock.advance(60_000)
    expect(await asking).toEqual([])
    expect(context.store.get(tokenKey)).toBeUndefined()
    const before = fetch.calls.length
    expect(await siwx.getSessions('eip155:1', signer.address)).toEqual([])
    expect(fetch.calls).toHaveLength(before)
  })

  test('a newer token outlives the refusal of an older one', async () => {
    const { siwx, context } = signedIn({
      'GET me': () => {
        context.store.set(tokenKey, 'n.e.w')
        return { json: {}, status: 401 }
      },
    })
    await siwx.getSessions('eip155:1', signer.address)
    expect(context.store.get(tokenKey)).toBe('n.e.w')
  })

  test.each([
    ['is busy', { json: {}, status: 400 }, 'siwx/service-refused'],
    ['answers with an error page', () => new Response('<html>'), 'siwx/invalid-reply'],
    ['answers with something else', { json: { address: 1 } }, 'siwx/invalid-reply'],
    ['answers with an error as JSON', { json: { error: 'x' } }, 'siwx/invalid-reply'],
  ] as const)('nobody can tell when the service %s, and the token stays', async (_, answer, expected) => {
    const { siwx, context } = signedIn({ 'GET me': answer })
    await expect(siwx.getSessions('eip155:1', signer.address)).rejects.toThrow(code(expected))
    expect(context.store.get(tokenKey)).toBe('a.u.th')
  })

  test('an error says what lies behind it', async () => {
    const page = signedIn({ 'GET me': () => new Response('<html>') }).siwx.getSessionAccount()
    await expect(page).rejects.toMatchObject({ code: 'siwx/invalid-reply', cause: code('http/invalid-json') })
    const { siwx, context } = signedIn({ 'GET me': { json: {}, status: 401 } })
    const asking = siwx.getSessionAccount().catch((error: unknown) => error)
    await context.clock.advance(60_000)
    expect(await asking).toMatchObject({ code: 'siwx/signed-out', cause: code('http/status') })
  })

  test.each(['offline', { json: {}, status: 503, headers: { 'retry-after': '7' } }] as const)(
    'nobody can tell when the service is down (%s)',
    async (answer) => {
      const { siwx, context } = signedIn({ 'GET me': answer })
      const asking = siwx.getSessions('eip155:1', signer.address).catch((error: unknown) => error)
      await context.clock.advance(60_000)
      expect(await asking).toEqual(
        code('siwx/service-unavailable', { retryAfterMs: answer === 'offline' ? undefined : 7_000 }),
      )
      expect(context.store.get(tokenKey)).toBe('a.u.th')
    },
  )

  test('whom the service says little of', async () => {
    const { siwx } = signedIn({ 'GET me': { json: { address: signer.address, caip2Network: 'eip155:1' } } })
    expect(await siwx.getSessions('eip155:1', signer.address)).toEqual([
      {
        ...{ message: '', signature: '' },
        data: {
          ...{ accountAddress: signer.address, chainId: 'eip155:1', version: '1', domain: '', uri: '', nonce: '' },
        },
      },
    ])
  })

  test('is asked again for another token', async () => {
    const { siwx, context, fetch, listCalls } = signedIn()
    await siwx.getSessions('eip155:1', signer.address)
    context.store.set(tokenKey, 'n.e.w')
    await siwx.getSessions('eip155:1', signer.address)
    expect(listCalls()).toEqual(['GET me', 'GET me'])
    expect(lastCall(fetch)?.headers.get('authorization')).toBe('Bearer n.e.w')
  })

  test('is told with the account that the service keeps', async () => {
    const appKitAccount = {
      ...{ uuid: 'u', caip2_chain: 'eip155:1', address: signer.address, profile_uuid: 'p', is_main_account: true },
      metadata: { tier: 1 },
    }
    const { siwx, fetch } = signedIn({ 'GET me': { json: { ...me, appKitAccount } } })
    expect(await siwx.getSessionAccount({ includeAppKitAccount: true })).toMatchObject({ appKitAccount })
    expect(lastCall(fetch)?.url.searchParams.get('includeAppKitAccount')).toBe('true')
    expect(lastCall(fetch)?.url.searchParams.get('projectId')).toBe('project')
    expect(await siwx.getSessionAccount()).toMatchObject({ address: me.address, chainNamespace: 'eip155' })
    expect(lastCall(fetch)?.url.searchParams.has('includeAppKitAccount')).toBe(false)
  })

  test('an account that cannot be understood is left out', async () => {
    const { siwx } = signedIn({ 'GET me': { json: { ...me, appKitAccount: { uuid: 'u' }, email: 7 } } })
    const account = await siwx.getSessionAccount({ includeAppKitAccount: true })
    expect(account).not.toHaveProperty('appKitAccount')
    expect(account).not.toHaveProperty('email')
  })

  test('keeps facts of the app', async () => {
    const { siwx, fetch } = signedIn()
    await siwx.setSessionAccountMetadata({ tier: 2 })
    expect(lastCall(fetch)).toMatchObject({ method: 'PUT', body: '{"metadata":{"tier":2}}' })
    await siwx.setSessionAccountMetadata(null)
    expect(lastCall(fetch)?.body).toBe('{"metadata":null}')
    const { siwx: anonymous } = start()
    await expect(anonymous.setSessionAccountMetadata({})).rejects.toThrow(code('siwx/signed-out'))
    await expect(anonymous.getSessionAccount()).rejects.toThrow(code('siwx/signed-out'))
  })

  test('in another tab, too', async () => {
    const { createStore } = await import('@portico/core')
    const { createFaultyStorage } = await import('@portico/core/testing')
    const port = createFaultyStorage()
    const { siwx } = start({}, {}, { store: createStore({ port, id: '', logger: createFakeContext().logger }) })
    const listener = vi.fn()
    siwx.subscribe?.(listener)
    await vi.waitFor(() => expect(port.count()).toBe(1))
    port.setFromOtherTab(tokenKey.name, 'a.u.th')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('signing out', () => {
  const toToken = (claims: unknown) =>
    `h.${btoa(JSON.stringify(claims)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}.s`

  test('forgets the tokens, and tells nobody', async () => {
    const { siwx, context, listCalls } = start()
    await signIn(siwx, signer)
    context.store.set(nonceKey, 'n.o.nce')
    await siwx.setSessions([])
    expect([context.store.get(tokenKey), context.store.get(nonceKey)]).toEqual([undefined, undefined])
    expect(listCalls()).toEqual(['GET nonce', 'POST authenticate'])
    expect(await siwx.getSessions('eip155:1', signer.address)).toEqual([])
  })

  test.each([
    ['of the account', toToken(me), 'eip155:1', signer.address, false],
    ['of another chain', toToken(me), 'eip155:10', signer.address, true],
    ['of another account', toToken(me), 'eip155:1', createEvmSigner('2').address, true],
    ['of an unknown account', 'a.u.th', 'eip155:1', signer.address, false],
    ['with letters of its own', toToken({ ...me, nonce: '~~~???>>>' }), 'eip155:10', signer.address, true],
  ] as const)('of an account leaves what is not its own: a token %s', async (_, token, chainId, address, stays) => {
    const { siwx, context } = start()
    context.store.set(tokenKey, token)
    await siwx.revokeSession(chainId, address)
    expect(context.store.get(tokenKey)).toBe(stays ? token : undefined)
  })

  test('goes by what the service said of the token', async () => {
    const { siwx, context } = start()
    context.store.set(tokenKey, 'a.u.th')
    await siwx.getSessions('eip155:1', signer.address)
    await createSession(siwx, signer)
    await siwx.revokeSession('eip155:10', signer.address)
    expect([context.store.get(tokenKey), context.store.get(nonceKey)]).toEqual(['a.u.th', 'n.o.nce'])
    await siwx.revokeSession('eip155:1', signer.address)
    expect(context.store.get(tokenKey)).toBeUndefined()
  })
})

describe('codes by e-mail', () => {
  test('are asked for, confirmed, and named by the message', async () => {
    const { siwx, fetch } = start({}, { resources: ['https://app.example/terms'] })
    const account = `eip155:1:${signer.address}` as const
    expect(await siwx.requestEmailOtp({ email: 'ann@mail.example', account })).toEqual({ uuid: 'otp-1' })
    expect(JSON.parse(lastCall(fetch)?.body ?? '')).toEqual({ email: 'ann@mail.example', account })
    await siwx.confirmEmailOtp({ code: '123456' })
    expect(lastCall(fetch)).toMatchObject({ method: 'PUT', body: '{"code":"123456"}' })
    expect(lastCall(fetch)?.headers.get('x-otp')).toBe('otp-1')
    const session = await signIn(siwx, signer)
    expect(session.data.resources).toEqual(['https://app.example/terms', 'email:ann@mail.example'])
    expect(lastCall(fetch)?.headers.get('x-otp')).toBe('otp-1')
    expect((await createSession(siwx, signer)).data.resources).toEqual(['https://app.example/terms'])
  })

  test('may not be needed', async () => {
    const { siwx, fetch } = start({ 'POST otp': { json: { uuid: null } } })
    expect(await siwx.requestEmailOtp({ email: 'ann@mail.example', account: 'eip155:1:0x1' })).toEqual({ uuid: null })
    await signIn(siwx, signer)
    expect(lastCall(fetch)?.headers.has('x-otp')).toBe(false)
  })

  test.each([[{}], [null], [{ uuid: 7 }], ['otp-1']])('without an id are refused: %j', async (json) => {
    const { siwx } = start({ 'POST otp': { json } })
    const asking = siwx.requestEmailOtp({ email: 'ann@mail.example', account: 'eip155:1:0x1' })
    await expect(asking).rejects.toThrow(code('siwx/invalid-reply'))
    expect((await createSession(siwx, signer)).data).not.toHaveProperty('resources')
  })

  test('that nobody asked for are confirmed without an id', async () => {
    const { siwx, fetch } = start()
    await siwx.confirmEmailOtp({ code: '123456' })
    expect(lastCall(fetch)?.headers.has('x-otp')).toBe(false)
  })

  test('hold until somebody is signed in', async () => {
    const { siwx, fetch } = start({ 'POST authenticate': { json: {}, status: 400 } })
    await siwx.requestEmailOtp({ email: 'ann@mail.example', account: `eip155:1:${signer.address}` })
    await expect(signIn(siwx, signer)).rejects.toThrow(code('siwx/service-refused'))
    await expect(signIn(siwx, signer)).rejects.toThrow(code('siwx/service-refused'))
    expect(lastCall(fetch)?.headers.get('x-otp')).toBe('otp-1')
  })
})

test('accounts of Solana sign in, too', async () => {
  const { siwx } = start()
  const session = await signIn(siwx, createSolanaSigner())
  expect(session.message).toContain('Chain ID: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})

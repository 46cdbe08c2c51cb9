import { createLogger, createStore } from '@portico/core'
import { mainnet, optimism } from '@portico/core/networks'
import { createFakeContext, createFakeFetch, createFakeNode, NodeError } from '@portico/core/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSignInMessage } from '../message/createSignInMessage.js'
import { memorySignIns } from '../storage/signInStorages.js'
import { createEvmSigner, createSession, createSolanaSigner, signIn, signMessage } from '../testing/signers.js'
import { defaultSiwx } from './defaultSiwx.js'
import type { DefaultSiwxOptions } from './SiwxOptions.js'

const site = { domain: 'app.example', uri: 'https://app.example/login' }
const key = '@appkit/siwx'
const code = (name: string) => expect.objectContaining({ code: name })

function start(options: DefaultSiwxOptions = {}, given: Parameters<typeof createFakeContext>[0] = {}) {
  const context = createFakeContext(given)
  const siwx = defaultSiwx({ ...site, ...options })
  siwx.start?.(context)
  return { siwx, context }
}

/** A store whose content a test can change. */
function createOpenStore() {
  const items = new Map<string, string>()
  const listeners = new Set<(name: string | null) => void>()
  const port = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    subscribe(listener: (name: string | null) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { items, listeners, port }
}

afterEach(() => void vi.unstubAllGlobals())

describe('accounts that are asked', () => {
  const ids = [
    'eip155:1',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'bip122:000000000019d6689c085ae165831e93',
  ] as const
  const verifier = (namespace: string) => ({ namespace, verify: async () => true })

  test.each([
    ['EVM and Solana', undefined, [true, true, false]],
    ['those of its own verifiers', [verifier('solana'), verifier('bip122')], [false, true, true]],
    ['none without verifiers', [], [false, false, false]],
  ])('are those whose signature can be verified: %s', (_, verifiers, expected) => {
    const { siwx } = start({ verifiers })
    expect(ids.map((chainId) => siwx.supportsChain?.(chainId))).toEqual(expected)
  })
})

describe('signing in', () => {
  test.each([
    ['an EVM account', createEvmSigner()],
    ['a Solana account', createSolanaSigner()],
  ])('%s is asked for a message, verified and kept', async (_, signer) => {
    const { siwx, context } = start({
      statement: 'Hello.',
      lifetimeMs: 60_000,
      resources: ['https://app.example/terms'],
    })
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([])
    const session = await signIn(siwx, signer)
    expect(session.data).toMatchObject({
      ...site,
      chainId: signer.chainId,
      accountAddress: signer.address,
      version: '1',
      statement: 'Hello.',
      issuedAt: '2026-01-01T00:00:00.000Z',
      expirationTime: '2026-01-01T00:01:00.000Z',
    })
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([session])
    expect(context.fetch.calls).toEqual([])
  })

  test('the address is spelled as the standard wants it, and found in any spelling', async () => {
    const { siwx } = start()
    const signer = createEvmSigner()
    const session = await signIn(siwx, { ...signer, address: signer.address.toLowerCase() })
    expect(session.data.accountAddress).toBe(signer.address)
    expect(await siwx.getSessions(signer.chainId, signer.address.toLowerCase())).toEqual([session])
  })

  test('a message that could not be written is refused before the wallet is asked', async () => {
    const { siwx } = start({ statement: 'two\nlines' })
    const { chainId, address } = createEvmSigner()
    await expect(siwx.createMessage({ chainId, accountAddress: address })).rejects.toThrow(code('siwx/invalid-message'))
  })

  test('without an address there are fields for one-click authentication, and no text', async () => {
    const { siwx } = start()
    const message = await siwx.createMessage({
      chainId: 'eip155:1',
      accountAddress: '',
      notBefore: '2025-01-01T00:00:00Z',
    })
    expect(message).toMatchObject({ ...site, nonce: expect.any(String), notBefore: '2025-01-01T00:00:00Z' })
    expect(() => message.toString()).toThrow(code('siwx/invalid-message'))
  })

  test('the nonce may come from a server', async () => {
    const getNonce = vi.fn(async () => 'fromserver1')
    const { siwx } = start({ getNonce })
    const { chainId, address } = createEvmSigner()
    expect(await siwx.createMessage({ chainId, accountAddress: address })).toMatchObject({ nonce: 'fromserver1' })
    expect(getNonce).toHaveBeenCalledWith({ chainId, accountAddress: address })
  })

  test('AppKit 1.8 names the network', async () => {
    const { siwx } = start({ wording: 'appkit-1.8' })
    const session = await signIn(siwx, createEvmSigner())
    expect(session.message).toContain('sign in with your Ethereum account')
    expect(session.message).toContain('Chain ID: eip155:1')
    const { siwx: other } = start({ wording: 'appkit-1.8' }, { networks: [mainnet, optimism] })
    const onOptimism = await signIn(other, createEvmSigner('1', 'eip155:10'))
    expect(onOptimism.message).toContain(`sign in with your ${optimism.name} account`)
  })

  test('without a page the domain must be given', async () => {
    const siwx = defaultSiwx()
    siwx.start?.(createFakeContext())
    const asked = siwx.createMessage({ chainId: 'eip155:1', accountAddress: '' })
    await expect(asked).rejects.toThrow(code('siwx/invalid-configuration'))
  })
})

describe('what is refused', () => {
  const signer = createEvmSigner()

  test('a replay: the nonce of each message is good once', async () => {
    const { siwx } = start()
    const session = await signIn(siwx, signer)
    await siwx.revokeSession(signer.chainId, signer.address)
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/nonce-used'))
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([])
  })

  test('a nonce that was not given out here', async () => {
    const session = await createSession(start().siwx, signer)
    await expect(start().siwx.addSession(session)).rejects.toThrow(code('siwx/nonce-unknown'))
  })

  test.each([
    ['another port', { domain: 'app.example:8080' }],
    ['a subdomain', { domain: 'evil.app.example' }],
    ['a name that looks alike', { domain: 'xn--pp-example-0za.example' }],
    ['the domain as user information', { domain: 'app.example@evil.example' }],
    ['user information before the domain', { domain: 'user@app.example' }],
  ])('%s', async (_, other) => {
    const session = await createSession(start({ ...other, uri: 'https://app.example' }).siwx, signer)
    await expect(start().siwx.addSession(session)).rejects.toThrow(code('siwx/domain-mismatch'))
  })

  test('another address of the site', async () => {
    const session = await createSession(start({ uri: 'https://evil.example' }).siwx, signer)
    await expect(start().siwx.addSession(session)).rejects.toThrow(code('siwx/uri-mismatch'))
  })

  test.each([
    ['chainId', { chainId: 'eip155:10' }],
    ['accountAddress', { accountAddress: createEvmSigner('2').address }],
    ['nonce', { nonce: 'anothernonce' }],
    ['expirationTime', { expirationTime: '2099-01-01T00:00:00Z' }],
    ['issuedAt', { issuedAt: undefined }],
    ['statement', { statement: 'Something else.' }],
    ['resources', { resources: ['https://evil.example'] }],
    ['domain', { domain: 'evil.example' }],
  ] as const)('data that say another %s than what was signed', async (field, change) => {
    const { siwx } = start()
    const session = await createSession(siwx, signer)
    const changed = siwx.addSession({ ...session, data: { ...session.data, ...change } })
    await expect(changed).rejects.toThrow(expect.objectContaining({ code: 'siwx/data-mismatch', params: { field } }))
  })

  test('the signature of another account, and of another message', async () => {
    const { siwx } = start({}, { fetch: createFakeNode({ eth_call: `0x${'0'.repeat(64)}` }) })
    const session = await createSession(siwx, signer)
    const other = await createEvmSigner('2').sign(session.message)
    await expect(siwx.addSession({ ...session, signature: other })).rejects.toThrow(code('siwx/invalid-signature'))
    const swapped = await signer.sign('Another message')
    await expect(siwx.addSession({ ...session, signature: swapped })).rejects.toThrow(code('siwx/invalid-signature'))
  })

  test('accounts of a namespace that nobody verifies', async () => {
    const { siwx } = start()
    const message = await siwx.createMessage({
      chainId: 'bip122:000000000019d6689c085ae165831e93',
      accountAddress: 'bc1q',
    })
    const session = await signMessage(message, { ...signer, sign: async () => 'AA' })
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/no-verifier'))
  })

  test('a sign-in that expired while the wallet asked', async () => {
    const { siwx, context } = start({ lifetimeMs: 60_000, clockSkewMs: 0 })
    const session = await createSession(siwx, signer)
    await context.clock.advance(60_000)
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/expired'))
  })
})

describe('sign-ins that are kept', () => {
  const signer = createEvmSigner()

  test('are found after a reload, and asked of nobody', async () => {
    const { siwx, context } = start()
    const session = await signIn(siwx, signer)
    const { siwx: next } = start({}, { store: context.store })
    expect(await next.getSessions(signer.chainId, signer.address)).toEqual([session])
    expect(context.fetch.calls).toEqual([])
  })

  test('are dropped when they have been changed', async () => {
    const { port, items } = createOpenStore()
    const { createStore } = await import('@portico/core')
    const store = createStore({ port, id: '', logger: createFakeContext().logger })
    const { siwx } = start({ lifetimeMs: 60_000 }, { store })
    await signIn(siwx, signer)
    items.set(key, (items.get(key) ?? '').replace('00:01:00.000Z","', '23:01:00.000Z","'))
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([])
    expect(items.has(key)).toBe(false)
  })

  test('end when they expire, whatever was verified before', async () => {
    const { siwx, context } = start({ lifetimeMs: 60_000, clockSkewMs: 1_000 })
    const session = await signIn(siwx, signer)
    await context.clock.advance(60_999)
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([session])
    await context.clock.advance(1)
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([])
  })

  test('count once they are valid, and are kept until then', async () => {
    const { siwx, context } = start({ clockSkewMs: 0 })
    const { chainId, address } = signer
    const notBefore = new Date(context.clock.now() + 60_000).toISOString()
    const session = await signMessage(await siwx.createMessage({ chainId, accountAddress: address, notBefore }), signer)
    await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/not-yet-valid'))
    await context.clock.advance(60_000)
    await siwx.addSession(session)
    expect(await siwx.getSessions(chainId, address)).toEqual([session])
  })

  test('are forgotten for exactly one chain and account', async () => {
    const { siwx } = start()
    const others = [createEvmSigner('1', 'eip155:10'), createEvmSigner('2'), createSolanaSigner()]
    for (const each of [signer, ...others]) await signIn(siwx, each)
    await siwx.revokeSession(signer.chainId, signer.address.toLowerCase())
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([])
    for (const each of others) expect(await siwx.getSessions(each.chainId, each.address)).toHaveLength(1)
  })

  test('give way to a newer one of the same account', async () => {
    const { siwx } = start()
    await signIn(siwx, signer)
    const newer = await signIn(siwx, signer)
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([newer])
  })

  test('are replaced together, and all or none', async () => {
    const { siwx } = start()
    const kept = await signIn(siwx, signer)
    const solana = await createSession(siwx, createSolanaSigner())
    const wrong = { ...solana, signature: 'x' }
    await expect(siwx.setSessions([wrong])).rejects.toThrow(code('siwx/invalid-signature'))
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([kept])
    await siwx.setSessions([kept, solana])
    expect(await siwx.getSessions(solana.data.chainId, solana.data.accountAddress)).toEqual([solana])
    await siwx.setSessions([])
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([])
  })

  test('may be handed in again as they are, without a nonce, and not otherwise', async () => {
    const verify = async () => true
    const { siwx } = start({ verifiers: [{ namespace: 'eip155', verify }] })
    const kept = await signIn(siwx, signer)
    await siwx.addSession(kept)
    await siwx.setSessions([kept])
    await expect(siwx.addSession({ ...kept, signature: '0x12' })).rejects.toThrow(code('siwx/nonce-used'))
    const other = await createSession(start().siwx, signer)
    const foreign = siwx.addSession({ ...other, signature: kept.signature })
    await expect(foreign).rejects.toThrow(code('siwx/nonce-unknown'))
    await expect(siwx.setSessions([kept, other])).rejects.toThrow(code('siwx/nonce-unknown'))
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([kept])
  })

  test('are dropped one by one, and the log says which and why', async () => {
    const verify = vi.fn(async () => true)
    const verifiers = [{ namespace: 'eip155', verify }] as const
    const { siwx: issuer } = start({ verifiers })
    const [good, broken, waiting] = [
      await createSession(issuer, signer),
      await createSession(start({ domain: 'evil.example', uri: 'https://evil.example', verifiers }).siwx, signer),
      await createSession(issuer, signer),
    ]
    const kept = new Set([good, broken, waiting])
    const storage = {
      ...memorySignIns(),
      get: () => [...kept],
      delete: () => kept.clear(),
      add: (session: typeof good) => void kept.add(session),
    }
    verify.mockImplementation(async (given?: { readonly message: string }) => {
      if (given?.message === waiting.message) throw new Error('down')
      return true
    })
    const { siwx, context } = start({ verifiers, storage })
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([good])
    expect([...kept]).toEqual([good, waiting])
    expect(context.logger.entries()).toMatchObject([
      {
        ...{ level: 'warn', message: 'sign-ins dropped' },
        details: { chainId: signer.chainId, errors: [undefined, expect.anything(), expect.anything()] },
      },
    ])
    // Nothing more is dropped, and the one that counts is enough.
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([good])
    expect(context.logger.entries()).toHaveLength(1)
    kept.delete(good)
    await expect(siwx.getSessions(signer.chainId, signer.address)).rejects.toThrow(code('siwx/verifier-unavailable'))
  })

  test("that do not count yet are nobody's, and stay", async () => {
    const storage = memorySignIns()
    const { siwx, context } = start({ storage, clockSkewMs: 0 })
    await context.clock.advance(10_000)
    const session = await signIn(siwx, signer)
    const { siwx: behind } = start({ storage, clockSkewMs: 0 })
    expect(await behind.getSessions(signer.chainId, signer.address)).toEqual([])
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([session])
  })

  test('one message for several chains is one sign-in', async () => {
    const { siwx } = start()
    const message = await siwx.createMessage({ chainId: 'eip155:1', accountAddress: signer.address })
    const { createSignInMessage } = await import('../message/createSignInMessage.js')
    const sessions = await Promise.all(
      (['eip155:1', 'eip155:10'] as const).map(async (chainId) => {
        const { toString: _, ...data } = { ...message, chainId }
        const text = createSignInMessage({ ...data, version: '1' })
        return { data, message: text, signature: await signer.sign(text) }
      }),
    )
    await siwx.setSessions(sessions)
    expect(await siwx.getSessions('eip155:10', signer.address)).toHaveLength(1)
    await siwx.setSessions([])
    await expect(siwx.setSessions(sessions)).rejects.toThrow(code('siwx/nonce-used'))
  })

  test('change in other tabs, and listeners are told until they stop', async () => {
    const { port, listeners } = createOpenStore()
    const { createStore } = await import('@portico/core')
    const { siwx } = start({}, { store: createStore({ port, id: '', logger: createFakeContext().logger }) })
    const listener = vi.fn()
    const stop = siwx.subscribe?.(listener)
    await vi.waitFor(() => expect(listeners.size).toBe(1))
    for (const each of listeners) each(key)
    for (const each of listeners) each('@appkit/other')
    expect(listener).toHaveBeenCalledTimes(1)
    stop?.()
    expect(listeners.size).toBe(0)
  })
})

test('a message of one-click authentication may be answered on the next page, and any other one only on its own', async () => {
  const { port } = createOpenStore()
  const store = createStore({ port, id: '', logger: createLogger({ level: 'silent' }) })
  const signer = createEvmSigner()
  const visit = () => start({}, { store }).siwx
  const { chainId, address } = signer
  // The wallet writes the address into the text.
  const { nonce } = await visit().createMessage({ chainId, accountAddress: '' })
  const issuedAt = '2026-01-01T00:00:00Z'
  const data = { ...site, chainId, accountAddress: address, nonce, version: '1', issuedAt } as const
  const message = createSignInMessage(data)
  const signed = { data, message, signature: await signer.sign(message) }
  const next = visit()
  await next.addSession(signed)
  expect(await next.getSessions(chainId, address)).toHaveLength(1)
  await next.revokeSession(chainId, address)
  await expect(visit().addSession(signed)).rejects.toThrow(code('siwx/nonce-unknown'))
  await expect(visit().addSession(await createSession(visit(), signer))).rejects.toThrow(code('siwx/nonce-unknown'))
})

describe('accounts that are contracts', () => {
  const signer = createEvmSigner()
  const owner = createEvmSigner('2')
  const yes = `0x${'1'.padStart(64, '0')}`
  const asContract = { ...signer, sign: owner.sign }

  test('are verified by one call to the chain', async () => {
    const fetch = createFakeNode({ eth_call: yes })
    const { siwx } = start({}, { fetch })
    const session = await signIn(siwx, asContract)
    expect(fetch.methods()).toEqual(['eth_call'])
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([session])
    expect(fetch.methods()).toEqual(['eth_call'])
  })

  test('are verified again after a while', async () => {
    const fetch = createFakeNode({ eth_call: yes })
    const { siwx, context } = start({}, { fetch })
    await signIn(siwx, asContract)
    await context.clock.advance(300_000)
    await siwx.getSessions(signer.chainId, signer.address)
    expect(fetch.methods()).toEqual(['eth_call', 'eth_call'])
  })

  test('that refuse the signature are not signed in', async () => {
    for (const answer of [
      () => `0x${'0'.repeat(64)}`,
      () => {
        throw new NodeError(3, '0x')
      },
    ]) {
      const { siwx } = start({}, { fetch: createFakeNode({ eth_call: answer }) })
      await expect(signIn(siwx, asContract)).rejects.toThrow(code('siwx/invalid-signature'))
    }
  })

  test('are told from an outage, which neither signs in nor signs out', async () => {
    const fetch = createFakeNode({ eth_call: yes })
    const { siwx, context } = start({}, { fetch })
    const session = await signIn(siwx, asContract)
    const { siwx: next } = start({}, { store: context.store, fetch: createFakeFetch({ json: {}, status: 400 }) })
    await expect(next.getSessions(signer.chainId, signer.address)).rejects.toThrow(code('siwx/verifier-unavailable'))
    const { siwx: later } = start({}, { store: context.store, fetch })
    expect(await later.getSessions(signer.chainId, signer.address)).toEqual([session])
  })

  test('of a network without an RPC URL cannot be verified', async () => {
    const { siwx } = start({}, { networks: [{ ...mainnet, rpcUrls: { default: { http: [] } } }] })
    const signing = signIn(siwx, asContract)
    await expect(signing).rejects.toThrow(code('siwx/verifier-unavailable'))
  })
})

describe('what the app chooses', () => {
  test('has the defaults of the port', () => {
    const siwx = defaultSiwx()
    expect(siwx.getRequired?.()).toBe(true)
    expect(siwx).toMatchObject({
      signOutOnDisconnect: true,
      signOutOnAccountChange: false,
      signOutOnNetworkChange: false,
    })
    const other = defaultSiwx({
      required: false,
      signOutOnDisconnect: false,
      signOutOnAccountChange: true,
      signOutOnNetworkChange: true,
    })
    expect(other.getRequired?.()).toBe(false)
    expect(other).toMatchObject({
      signOutOnDisconnect: false,
      signOutOnAccountChange: true,
      signOutOnNetworkChange: true,
    })
  })

  test('a storage of its own, whose content is not trusted', async () => {
    const storage = memorySignIns()
    const { siwx, context } = start({ storage })
    const signer = createEvmSigner()
    const session = await signIn(siwx, signer)
    expect(await storage.get(signer.chainId, signer.address)).toEqual([session])
    expect(context.store.get({ name: key, parse: String, format: String })).toBeUndefined()
    const { siwx: careless } = start({ storage: { ...storage, get: () => [session] } })
    expect(await careless.getSessions(signer.chainId, createEvmSigner('2').address)).toEqual([])
    expect(await careless.getSessions('eip155:10', signer.address)).toEqual([])
  })

  test.each(['addSession', 'setSessions'] as const)(
    'a storage of its own that fails: the same signature may be handed in again (%s)',
    async (name) => {
      const storage = memorySignIns()
      const failure = new Error('503')
      const { siwx } = start({ storage })
      const signer = createEvmSigner()
      const session = await createSession(siwx, signer)
      const handIn = () => (name === 'addSession' ? siwx.addSession(session) : siwx.setSessions([session]))
      const write = name === 'addSession' ? 'add' : 'set'
      const spy = vi.spyOn(storage, write).mockRejectedValueOnce(failure)
      await expect(handIn()).rejects.toBe(failure)
      await handIn()
      expect(spy).toHaveBeenCalledTimes(2)
      expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([session])
      await siwx.revokeSession(signer.chainId, signer.address)
      await expect(handIn()).rejects.toThrow(code('siwx/nonce-used'))
    },
  )

  test('a storage that cannot tell of other tabs', async () => {
    const { subscribe: _, ...storage } = memorySignIns()
    const { siwx } = start({ storage })
    const stop = siwx.subscribe?.(() => {})
    await siwx.setSessions([])
    expect(stop).not.toThrow()
  })

  test('what it says and where, without an instance, in the storage of the page', async () => {
    const { port, items } = createOpenStore()
    vi.stubGlobal('window', { localStorage: port })
    vi.stubGlobal('location', { host: 'app.example', origin: 'https://app.example', pathname: '/' })
    const [siwx, signer] = [defaultSiwx(), createEvmSigner()]
    const session = await signIn(siwx, signer)
    expect(JSON.parse(items.get(key) ?? '')).toEqual([session])
    expect(session.data).toMatchObject({ domain: 'app.example', uri: 'https://app.example/' })
    expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([session])
    // No network can be asked about an account that is no key.
    const asContract = await createSession(siwx, { ...signer, sign: createEvmSigner('2').sign })
    await expect(siwx.addSession(asContract)).rejects.toThrow(code('siwx/verifier-unavailable'))
  })

  test('a verifier of its own', async () => {
    const verify = vi.fn(async () => true)
    const { siwx } = start({ verifiers: [{ namespace: 'eip155', verify }] })
    const signer = { ...createEvmSigner(), sign: async () => 'anything' }
    const { message, signature } = await signIn(siwx, signer)
    const { chainId, address: accountAddress } = signer
    expect(verify).toHaveBeenCalledWith({ message, signature, chainId, accountAddress }, expect.anything())
  })
})

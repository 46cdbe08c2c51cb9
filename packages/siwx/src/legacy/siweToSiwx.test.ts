import { createFakeContext } from '@portico/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { createSignInMessage } from '../message/createSignInMessage.js'
import { createEvmSigner, createSession, createSolanaSigner, signIn } from '../testing/signers.js'
import type { SiweConfig } from './SiweConfig.js'
import { siweToSiwx } from './siweToSiwx.js'

const signer = createEvmSigner()
const code = (name: string, params?: unknown) =>
  expect.objectContaining(params ? { code: name, params } : { code: name })

function createConfig(more: Partial<SiweConfig> = {}): SiweConfig {
  return {
    getMessageParams: async () => ({
      ...{ domain: 'app.example', uri: 'https://app.example', chains: [1, 10], statement: 'Hello.' },
      ...{ exp: '2030-01-01T00:00:00Z', resources: ['https://app.example/terms'], requestId: 'r1' },
    }),
    getNonce: vi.fn(async () => 'servernonce'),
    createMessage: vi.fn(({ address, chainId, nonce, domain, uri, statement, iat }) =>
      createSignInMessage({
        ...{ domain, uri, nonce, statement, issuedAt: iat, chainId: `eip155:${chainId}` },
        accountAddress: address.split(':').at(-1) ?? '',
      }),
    ),
    verifyMessage: vi.fn(async () => true),
    getSession: vi.fn(async () => null),
    signOut: vi.fn(async () => true),
    ...more,
  }
}

function start(more: Partial<SiweConfig> = {}) {
  const config = createConfig(more)
  const siwx = siweToSiwx(config)
  if (!siwx) throw new Error('It is enabled.')
  siwx.start?.(createFakeContext())
  return { config, siwx }
}

const signedIn = { getSession: async () => ({ address: signer.address.toLowerCase(), chainId: 1 }) }

describe('siweToSiwx', () => {
  test('has the message made, signed and verified by the functions of the app', async () => {
    const onSignIn = vi.fn()
    const { config, siwx } = start({ onSignIn })
    const session = await signIn(siwx, signer)
    expect(config.getNonce).toHaveBeenCalledWith(signer.address)
    expect(config.createMessage).toHaveBeenCalledWith({
      ...{ domain: 'app.example', uri: 'https://app.example', chains: [1, 10], statement: 'Hello.' },
      ...{ exp: '2030-01-01T00:00:00Z', resources: ['https://app.example/terms'], requestId: 'r1' },
      ...{ address: `did:pkh:eip155:1:${signer.address}`, chainId: 1, nonce: 'servernonce', version: '1' },
      iat: '2026-01-01T00:00:00.000Z',
    })
    expect(session.data).toEqual({
      ...{ accountAddress: signer.address, chainId: 'eip155:1', domain: 'app.example', uri: 'https://app.example' },
      ...{ version: '1', nonce: 'servernonce', statement: 'Hello.', resources: ['https://app.example/terms'] },
      ...{ requestId: 'r1', issuedAt: '2026-01-01T00:00:00.000Z', expirationTime: '2030-01-01T00:00:00Z' },
    })
    const { data, message, signature } = session
    expect(config.verifyMessage).toHaveBeenCalledWith({ data, message, signature, cacao: undefined })
    expect(onSignIn).toHaveBeenCalledWith({ address: signer.address, chainId: 1 })
  })

  test('passes on the times of the app, or that of the caller', async () => {
    const params = { domain: 'app.example', uri: 'https://app.example', chains: [1] }
    const times = { iat: '2025-05-05T00:00:00Z', nbf: '2025-06-06T00:00:00Z' }
    const { chainId, address: accountAddress } = signer
    const { siwx: own } = start({ getMessageParams: async () => ({ ...params, ...times }) })
    const notBefore = '2025-07-07T00:00:00Z'
    expect(await own.createMessage({ chainId, accountAddress, notBefore })).toMatchObject({
      issuedAt: times.iat,
      notBefore: times.nbf,
    })
    const { siwx, config } = start()
    expect(await siwx.createMessage({ chainId, accountAddress, notBefore })).toMatchObject({ notBefore })
    expect(config.createMessage).toHaveBeenCalledWith(expect.objectContaining({ nbf: notBefore }))
  })

  test('refuses what the server refuses, and tells it from a server that does not answer', async () => {
    const { siwx } = start({ verifyMessage: async () => false })
    await expect(signIn(siwx, signer)).rejects.toThrow(code('siwx/invalid-signature'))
    const down = () => Promise.reject(new TypeError('fetch failed'))
    for (const name of ['getMessageParams', 'getNonce', 'verifyMessage'] as const) {
      await expect(signIn(start({ [name]: down }).siwx, signer)).rejects.toThrow(code('siwx/service-unavailable'))
    }
    const asking = start({ getSession: down }).siwx.getSessions('eip155:1', signer.address)
    await expect(asking).rejects.toThrow(code('siwx/service-unavailable', { retryAfterMs: undefined }))
    const cause = new Error('offline')
    const { siwx: failing } = start({ ...signedIn, signOut: () => Promise.reject(cause) })
    for (const ending of [failing.setSessions([]), failing.revokeSession('eip155:1', signer.address)]) {
      await expect(ending).rejects.toMatchObject({ code: 'siwx/service-unavailable', cause })
    }
  })

  test('finds the sign-in of exactly the chain and account', async () => {
    const { siwx } = start(signedIn)
    // The server tells no more of what was signed.
    expect(await siwx.getSessions('eip155:1', signer.address)).toEqual([
      {
        ...{ message: '', signature: '' },
        data: {
          ...{ chainId: 'eip155:1', accountAddress: signer.address, domain: '', uri: '', version: '1', nonce: '' },
        },
      },
    ])
    expect(await siwx.getSessions('eip155:10', signer.address)).toEqual([])
    expect(await siwx.getSessions('eip155:1', createEvmSigner('2').address)).toEqual([])
    expect(await start().siwx.getSessions('eip155:1', signer.address)).toEqual([])
    const { siwx: unknown } = start({ getSession: async () => undefined })
    expect(await unknown.getSessions('eip155:1', signer.address)).toEqual([])
  })

  test('signs out of exactly the chain and account, and says so once', async () => {
    const onSignOut = vi.fn()
    const { config, siwx } = start({ ...signedIn, onSignOut })
    await siwx.revokeSession('eip155:10', signer.address)
    expect(config.signOut).not.toHaveBeenCalled()
    await siwx.revokeSession('eip155:1', createEvmSigner('2').address)
    expect(config.signOut).not.toHaveBeenCalled()
    await siwx.revokeSession('eip155:1', signer.address)
    expect(config.signOut).toHaveBeenCalledTimes(1)
    expect(onSignOut).toHaveBeenCalledTimes(1)
  })

  test('sets one of several sign-ins, or signs out', async () => {
    const { config, siwx } = start(signedIn)
    const sessions = [await createSession(siwx, signer), await createSession(siwx, createEvmSigner('1', 'eip155:10'))]
    await siwx.setSessions(sessions)
    expect(config.verifyMessage).toHaveBeenCalledTimes(1)
    await siwx.setSessions([])
    expect(config.signOut).toHaveBeenCalledTimes(1)
    const { config: anonymous, siwx: nobody } = start()
    await nobody.setSessions([])
    expect(anonymous.signOut).not.toHaveBeenCalled()
  })

  test('does not take a refused sign-out for one that was done', async () => {
    const onSignOut = vi.fn()
    const { siwx } = start({ ...signedIn, onSignOut, signOut: async () => false })
    await expect(siwx.setSessions([])).rejects.toThrow(code('siwx/service-refused', { status: undefined }))
    expect(onSignOut).not.toHaveBeenCalled()
  })

  test('asks no accounts of other namespaces', async () => {
    const { siwx } = start()
    expect([siwx.supportsChain?.('eip155:1'), siwx.supportsChain?.('solana:x')]).toEqual([true, false])
    const namespace = 'solana'
    await expect(createSession(siwx, createSolanaSigner())).rejects.toThrow(code('siwx/no-verifier', { namespace }))
  })

  test('keeps the defaults of the configuration', () => {
    const { siwx } = start()
    expect(siwx.getRequired?.()).toBe(true)
    expect(siwx).toMatchObject({
      signOutOnDisconnect: true,
      signOutOnAccountChange: true,
      signOutOnNetworkChange: true,
    })
    const off = { signOutOnDisconnect: false, signOutOnAccountChange: false, signOutOnNetworkChange: false }
    const { siwx: other } = start({ ...off, required: false })
    expect(other.getRequired?.()).toBe(false)
    expect(other).toMatchObject(off)
  })

  test('is nothing when the configuration is not enabled', () => {
    expect(siweToSiwx(createConfig({ enabled: false }))).toBeUndefined()
    expect(siweToSiwx(createConfig({ enabled: true }))?.getRequired?.()).toBe(true)
  })

  test('says what cannot be used, also of a configuration that is not enabled', () => {
    const needed = ['getMessageParams', 'getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut'] as const
    for (const option of needed) {
      const incomplete = createConfig({ [option]: undefined, enabled: false })
      expect(() => siweToSiwx(incomplete)).toThrow(code('siwx/invalid-configuration', { option }))
    }
  })

  test('takes the time of its own clock before an instance has started it', async () => {
    const siwx = siweToSiwx(createConfig())
    const before = Date.now()
    const message = await siwx?.createMessage({ chainId: 'eip155:1', accountAddress: signer.address })
    expect(Date.parse(message?.issuedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(message?.issuedAt ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('leaves times out that nobody gave', async () => {
    const { siwx, config } = start()
    const message = await siwx.createMessage({ chainId: 'eip155:1', accountAddress: signer.address })
    expect(message.notBefore).toBeUndefined()
    expect(config.createMessage).toHaveBeenCalledWith(expect.not.objectContaining({ nbf: undefined }))
  })

  test('has the fields of one-click authentication, for which the app makes no text', async () => {
    const { config, siwx } = start()
    const message = await siwx.createMessage({ chainId: 'eip155:1', accountAddress: '' })
    expect(message).toMatchObject({ domain: 'app.example', nonce: 'servernonce', accountAddress: '' })
    expect(config.createMessage).not.toHaveBeenCalled()
    expect(() => message.toString()).toThrow(code('siwx/invalid-message'))
  })

  test('hands on the form that one-click authentication gave', async () => {
    const { config, siwx } = start()
    const session = await createSession(siwx, signer)
    const cacao = { h: { t: 'caip122' }, p: { iss: 'did:pkh:eip155:1:0x1' }, s: { t: 'eip191', s: session.signature } }
    await siwx.setSessions([{ ...session, cacao }])
    expect(config.verifyMessage).toHaveBeenCalledWith({ ...session, cacao })
  })
})

import { siwxErrors } from '@portico/core'
import { createFaultyStorage } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { disconnect } from '../connection/commands/disconnect.js'
import { selectAccount } from '../connection/commands/selectAccount.js'
import { closeModal } from '../navigation/modal/closeModal.js'
import { arrange, decline } from './arrangeSignIn.test.fixture.js'
import { checkSignIn } from './checkSignIn.js'
import { offerSignIn } from './offerSignIn.js'
import { prepareSignIn } from './prepareSignIn.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const down = { error: siwxErrors('siwx/service-unavailable', { retryAfterMs: undefined }) }

/** Returns a promise and its resolvers, as `Promise.withResolvers` does in newer engines. */
function defer<value>() {
  let resolve: (value: value) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<value>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

/** Arranges an attempt that the wallet has signed and the app is verifying. */
async function arrangeVerifying(options: Parameters<typeof arrange>[0] = {}) {
  const test = arrange(options)
  await test.link()
  const { promise, resolve } = defer<void>()
  test.siwx.onAdd({ after: promise })
  const attempt = signIn(test.portico)
  attempt.catch(() => {})
  await expect.poll(() => test.getState()?.step).toBe('verifying')
  return { ...test, attempt, verify: resolve }
}

describe('a sign-in that is verified after it is no longer wanted', () => {
  it('is not kept when the wallet was disconnected', async () => {
    const test = await arrangeVerifying()
    await disconnect(test.portico)
    test.verify()
    await expect(test.attempt).rejects.toMatchObject({ code: 'sign-in/account-changed' })
    expect(test.siwx.sessions()).toEqual([])
    expect(test.getState()).toMatchObject({ status: 'unauthenticated', step: 'idle' })
  })

  it('is kept where sessions outlive the connection', async () => {
    const test = await arrangeVerifying({ signOutOnDisconnect: false })
    await disconnect(test.portico)
    test.verify()
    await test.attempt
    expect(test.siwx.sessions()).toHaveLength(1)
  })

  it('is not kept when the person has signed out, and the view stays away', async () => {
    const test = await arrangeVerifying({ required: false })
    await signOut(test.portico)
    closeModal(test.portico)
    test.verify()
    await expect(test.attempt).rejects.toMatchObject({ code: 'sign-in/account-changed' })
    await test.clock.flush()
    expect(test.siwx.sessions()).toEqual([])
    expect(test.getState()).toMatchObject({ status: 'unauthenticated', step: 'idle', error: undefined })
    expect(test.isOpen()).toBe(false)
  })

  it('is not kept when the account changed and signs out with it', async () => {
    const test = await arrangeVerifying({ signOutOnAccountChange: true })
    const first = test.portico.getState().namespaces.eip155?.address ?? ''
    test.connectors[0]?.connection.setAccounts('eip155', [first, other])
    await selectAccount(test.portico, { namespace: 'eip155', address: other })
    test.verify()
    await expect(test.attempt).rejects.toMatchObject({ code: 'sign-in/account-changed' })
    expect(test.siwx.sessions()).toEqual([])
  })

  it('is revoked too if it comes after the limit', async () => {
    const test = await arrangeVerifying()
    await test.clock.advance(60_000)
    await expect(test.attempt).rejects.toMatchObject({ code: 'sign-in/timeout' })
    await disconnect(test.portico)
    test.verify()
    await test.clock.flush()
    await expect.poll(() => test.siwx.sessions()).toEqual([])
  })
})

it('a network that cannot be signed out does not keep the others signed in', async () => {
  const test = arrange()
  await test.link()
  const session = await signIn(test.portico)
  const onBase = { ...session, data: { ...session.data, chainId: 'eip155:8453' } } as const
  test.siwx.setStored([session, onBase])
  const { revokeSession } = test.siwx
  Object.assign(test.siwx, {
    revokeSession: async (chainId: 'eip155:1', address: string) => {
      if (chainId === 'eip155:1') throw new Error('down')
      await revokeSession(chainId, address)
    },
  })
  const errors: string[] = []
  test.portico.on('error', ({ code }) => errors.push(code))
  await disconnect(test.portico)
  await expect.poll(() => test.siwx.sessions()).toEqual([session])
  expect(errors).toEqual(['sign-in/sign-out-failed'])
})

describe('an outage', () => {
  it('does not let go of an account that must be signed in', async () => {
    const test = arrange()
    await test.link()
    expect(closeModal(test.portico)).toBe(false)
    test.siwx.onGet(down)
    await checkSignIn(test.portico, 'quiet')
    expect(test.getState()).toMatchObject({ mustSign: true, status: 'unauthenticated' })
    expect(closeModal(test.portico)).toBe(false)
  })

  it('of the moment of a reload is followed by the question, once it is over', async () => {
    const storage = createFaultyStorage()
    const first = arrange({ storage, id: 'outage' })
    await first.link()
    await signIn(first.portico)
    first.portico.destroy()
    const test = arrange({ storage, id: 'outage' })
    test.siwx.onGet(down)
    await expect.poll(test.status).toBe('connected')
    await expect.poll(() => test.getState()?.error).toMatchObject({ code: 'sign-in/unavailable' })
    expect(test.getView()).toBeUndefined()
    test.siwx.onGet('resolve')
    await test.clock.advance(30_000)
    await test.clock.flush()
    expect(test.getView()).toBe('SIWXSignMessage')
  })
})

it('where the next message cannot be made, none is shown', async () => {
  const test = arrange()
  await test.link()
  await prepareSignIn(test.portico)
  test.signs(decline)
  test.siwx.onMessage(down)
  await expect(signIn(test.portico)).rejects.toMatchObject({ code: 'sign-in/declined' })
  await expect(prepareSignIn(test.portico)).rejects.toMatchObject({ code: 'siwx/service-unavailable' })
  expect(test.getState()).toMatchObject({ step: 'idle', message: undefined, domain: undefined })
})

it('a second attempt signs a message of its own', async () => {
  const test = arrange()
  await test.link()
  const texts: string[] = []
  const { promise } = defer<string>()
  test.adapter.setActions({
    signMessage: ({ message }: { readonly message: string }) => {
      texts.push(message)
      return texts.length === 1 ? promise : Promise.resolve('0x1b')
    },
  })
  const first = signIn(test.portico)
  first.catch(() => {})
  await expect.poll(() => test.getState()?.step).toBe('signing')
  await signIn(test.portico)
  await expect(first).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(texts[0]).toContain('nonce00000001')
  expect(texts[1]).toContain('nonce00000002')
})

it('what another tab did during an attempt is looked for after it', async () => {
  const test = arrange()
  const listeners = new Set<() => void>()
  Object.assign(test.siwx, { subscribe: (listener: () => void) => listeners.add(listener) && (() => {}) })
  await test.link()
  const session = await signIn(test.portico)
  await signOut(test.portico).catch(() => {})
  await test.link()
  const { promise, reject } = defer<string>()
  test.signs(() => promise)
  const attempt = signIn(test.portico)
  attempt.catch(() => {})
  await expect.poll(() => test.getState()?.step).toBe('signing')
  test.siwx.setStored([session])
  for (const listener of listeners) listener()
  reject(new Error('the wallet closed'))
  await attempt.catch(() => {})
  await expect.poll(() => test.getState()?.status).toBe('authenticated')
})

describe('a message', () => {
  it('that expires while it is shown is replaced, before anybody signs it', async () => {
    const test = arrange({ message: { expirationTime: '2026-01-01T00:05:00.000Z' } })
    await test.link()
    await prepareSignIn(test.portico)
    expect(test.getState()?.step).toBe('ready')
    await test.clock.advance(Date.parse('2026-01-01T00:05:00.000Z') - test.clock.now() - 1)
    expect(test.getState()?.step).toBe('ready')
    await test.clock.advance(1)
    // The view has another one made when it sees this, and keeps the old text until then.
    expect(test.getState()).toMatchObject({ step: 'idle', message: expect.stringContaining('nonce00000001') })
  })

  it('is made after a sign-out that is under way, which may take the nonce of a server with it', async () => {
    const test = arrange({ signOutOnNetworkChange: true })
    await test.link()
    await signIn(test.portico)
    const { promise, resolve } = defer<void>()
    test.siwx.onRevoke({ after: promise })
    test.connectors[0]?.connection.setNetwork('eip155:8453')
    await test.clock.flush()
    const before = test.count('createMessage')
    const preparing = prepareSignIn(test.portico)
    await test.clock.flush()
    expect([test.count('revokeSession'), test.count('createMessage')]).toEqual([1, before])
    resolve()
    await preparing
    expect(test.count('createMessage')).toBe(before + 1)
  })

  it('does not wait for a sign-out that never ends', async () => {
    const test = arrange({ signOutOnNetworkChange: true })
    await test.link()
    await signIn(test.portico)
    const errors: string[] = []
    test.portico.on('error', ({ code }) => errors.push(code))
    test.siwx.onRevoke('hang')
    test.connectors[0]?.connection.setNetwork('eip155:8453')
    await test.clock.flush()
    const preparing = prepareSignIn(test.portico)
    await test.clock.advance(15_000)
    await preparing
    expect(errors).toEqual(['sign-in/sign-out-failed'])
  })

  it('of a sign-in that comes with connecting is waited for 5 s', async () => {
    const test = arrange()
    test.siwx.onMessage('hang')
    const making = offerSignIn(test.portico, test.siwx).createMessage('eip155:1', '')
    making.catch(() => {})
    await test.clock.advance(5_000)
    await expect(making).rejects.toMatchObject({ code: 'sign-in/timeout' })
  })
})

describe('a signature that nobody could verify because of an outage', () => {
  async function arrangeOutage() {
    const test = arrange()
    await test.link()
    let asked = 0
    test.signs(async () => `0x${++asked}`)
    test.siwx.onAdd(down)
    await expect(signIn(test.portico)).rejects.toMatchObject({ code: 'siwx/service-unavailable' })
    return { ...test, asked: () => asked }
  }

  it('is handed in again, and the wallet is asked once', async () => {
    const test = await arrangeOutage()
    expect(test.getState()).toMatchObject({
      step: 'ready',
      isSigned: true,
      error: { code: 'siwx/service-unavailable' },
    })
    await expect(signIn(test.portico)).rejects.toMatchObject({ code: 'siwx/service-unavailable' })
    test.siwx.onAdd('resolve')
    expect(await signIn(test.portico)).toMatchObject({ signature: '0x1', data: { nonce: 'nonce00000001' } })
    expect([test.asked(), test.count('createMessage')]).toEqual([1, 1])
    expect(test.getState()).toMatchObject({ status: 'authenticated', isSigned: false, error: undefined })
  })

  it('is dropped once it is refused', async () => {
    const test = await arrangeOutage()
    test.siwx.onAdd({ error: siwxErrors('siwx/nonce-used') })
    await expect(signIn(test.portico)).rejects.toMatchObject({ code: 'siwx/nonce-used' })
    expect(test.getState()?.isSigned).toBe(false)
    test.siwx.onAdd('resolve')
    expect(await signIn(test.portico)).toMatchObject({ signature: '0x2', data: { nonce: 'nonce00000002' } })
  })

  it('is not used for another account', async () => {
    const test = await arrangeOutage()
    const first = test.portico.getState().namespaces.eip155?.address ?? ''
    test.connectors[0]?.connection.setAccounts('eip155', [first, other])
    await selectAccount(test.portico, { namespace: 'eip155', address: other })
    test.siwx.onAdd('resolve')
    expect(await signIn(test.portico)).toMatchObject({ signature: '0x2', data: { accountAddress: other } })
  })
})

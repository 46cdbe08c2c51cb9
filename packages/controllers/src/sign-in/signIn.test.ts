import { siwxErrors, walletErrors } from '@portico/core'
import { mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { disconnect } from '../connection/commands/disconnect.js'
import { selectAccount } from '../connection/commands/selectAccount.js'
import { setActiveNamespace } from '../connection/commands/setActiveNamespace.js'
import { getPart } from '../instance/getPart.js'
import { attachRouter } from '../navigation/commands/attachRouter.js'
import { pushView } from '../navigation/commands/pushView.js'
import { closeModal } from '../navigation/modal/closeModal.js'
import { openModal } from '../navigation/modal/openModal.js'
import { routerPart } from '../navigation/routes/routerPart.js'
import { createFakeSiwx, type FakeSiwx } from '../testing/createFakeSiwx.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { toastPart } from '../toasts/toastPart.js'
import { arrange, decline } from './arrangeSignIn.test.fixture.js'
import { cancelSignIn } from './cancelSignIn.js'
import { prepareSignIn } from './prepareSignIn.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('after a connect', () => {
  it('asks for one message, signs it, keeps the session, closes and tracks', async () => {
    const test = arrange()
    await test.link()
    expect(test.getView()).toBe('SIWXSignMessage')
    await Promise.all([prepareSignIn(test.portico), prepareSignIn(test.portico)])
    expect(test.getState()).toMatchObject({ step: 'ready', domain: 'app.example', status: 'unauthenticated' })
    expect(test.getState()?.message).toContain('Nonce: nonce00000001')
    const session = await signIn(test.portico)
    await test.clock.flush()
    expect(test.count('createMessage')).toBe(1)
    expect(session).toMatchObject({ data: { chainId: 'eip155:1', nonce: 'nonce00000001' }, message: session.message })
    expect(Object.hasOwn(session.data, 'toString')).toBe(false)
    expect(test.isOpen()).toBe(false)
    expect(test.getState()).toMatchObject({
      status: 'authenticated',
      mustSign: false,
      session: { message: session.message },
    })
  })

  it('asks nothing where a session is stored, and closes the modal', async () => {
    const first = arrange()
    await first.link()
    await signIn(first.portico)
    const test = arrange({ sessions: first.siwx.sessions() })
    await test.link()
    expect(test.isOpen()).toBe(false)
    expect(test.count('createMessage')).toBe(0)
    expect(test.getState()?.status).toBe('authenticated')
  })

  it('asks nothing on a network that the app does not offer', async () => {
    const test = arrange()
    await test.connect({ networkId: 'eip155:999' })
    await test.clock.flush()
    expect(test.getView()).toBe('UnsupportedChain')
    expect(test.count('getSessions')).toBe(0)
    test.connectors[0]?.connection.setNetwork('eip155:8453')
    await test.clock.flush()
    expect(test.getView()).toBe('SIWXSignMessage')
  })

  it('asks nothing on a network where nobody can sign in', async () => {
    const test = arrange({ supportsChain: (chainId) => chainId === 'eip155:8453' })
    await test.link()
    expect(test.isOpen()).toBe(false)
    expect(test.count('getSessions')).toBe(0)
    test.connectors[0]?.connection.setNetwork('eip155:8453')
    await test.clock.flush()
    expect(test.getView()).toBe('SIWXSignMessage')
  })

  it('does nothing in an app without sign-in', async () => {
    const { portico, connect } = createTestPortico()
    onTestFinished(() => portico.destroy())
    await connect()
    await expect(signIn(portico)).rejects.toMatchObject({ shortMessage: 'SIWX is not enabled' })
    expect(portico.getState().modal.open).toBe(false)
  })

  it('needs an account', async () => {
    const test = arrange()
    await expect(signIn(test.portico)).rejects.toMatchObject({ shortMessage: 'No ActiveCaipAddress found' })
  })
})

describe('a view that is required', () => {
  it('cannot be closed or left, and shakes for 500 ms', async () => {
    const test = arrange()
    await test.link()
    expect(closeModal(test.portico, { reason: 'escape' })).toBe(false)
    expect(getPart(test.portico, routerPart).shake).toBe(true)
    await test.clock.advance(500)
    expect(getPart(test.portico, routerPart).shake).toBe(false)
    expect(test.isOpen()).toBe(true)
  })

  it('takes the place of views of the account', async () => {
    const test = arrange()
    await test.link()
    closeModal(test.portico, { force: true })
    openModal(test.portico, { view: 'Account' })
    expect(test.getView()).toBe('SIWXSignMessage')
  })

  it('cancelled, it disconnects and shows Connect', async () => {
    const test = arrange()
    await test.link()
    await cancelSignIn(test.portico)
    await test.clock.flush()
    expect(test.status()).toBe('disconnected')
    expect(test.getView()).toBe('Connect')
    expect(test.connectors[0]?.connection.calls).toEqual([{ name: 'disconnect' }])
  })

  it('that is optional can be closed, and cancelled without a disconnect', async () => {
    for (const leave of [closeModal, cancelSignIn]) {
      const test = arrange({ required: false })
      await test.link()
      expect(test.getView()).toBe('SIWXSignMessage')
      await leave(test.portico)
      await test.clock.flush()
      expect(test.isOpen()).toBe(false)
      expect(test.status()).toBe('connected')
      openModal(test.portico)
      expect(test.getView()).toBe('Account')
    }
  })
})

describe('a failure', () => {
  it('of the person: says so, keeps the view, and the next attempt has a nonce of its own', async () => {
    const test = arrange()
    await test.link()
    await prepareSignIn(test.portico)
    test.signs(decline)
    await expect(signIn(test.portico)).rejects.toMatchObject({ shortMessage: 'Signature declined' })
    expect(test.getView()).toBe('SIWXSignMessage')
    await test.clock.flush()
    expect(test.getState()).toMatchObject({ error: { code: 'sign-in/declined' }, status: 'unauthenticated' })
    test.signs(async () => '0x01')
    const { data } = await signIn(test.portico)
    expect(data.nonce).toBe('nonce00000002')
  })

  it('reopens a view that was left for the wallet', async () => {
    const test = arrange()
    await test.link()
    test.signs(async () => {
      pushView(test.portico, { view: 'ApproveTransaction' })
      throw walletErrors('wallet/rejected')
    })
    await expect(signIn(test.portico)).rejects.toMatchObject({ code: 'sign-in/declined' })
    expect(getPart(test.portico, routerPart).history.map(({ name }) => name)).toEqual(['SIWXSignMessage'])
  })

  it('that is no decline says what failed', async () => {
    const test = arrange()
    await test.link()
    test.siwx.onAdd({ error: new Error('the server says no') })
    await expect(signIn(test.portico)).rejects.toMatchObject({
      code: 'sign-in/failed',
      params: { reason: 'the server says no' },
    })
    test.signs(() => Promise.reject(walletErrors('wallet/locked')))
    await expect(signIn(test.portico)).rejects.toMatchObject({ code: 'wallet/locked' })
  })

  it('of the message shows, and can be tried again', async () => {
    const test = arrange()
    await test.link()
    test.siwx.onMessage({ error: new Error('down') })
    await expect(prepareSignIn(test.portico)).rejects.toMatchObject({ code: 'sign-in/no-message' })
    await test.clock.flush()
    expect(test.getState()).toMatchObject({ step: 'idle', error: { code: 'sign-in/no-message' } })
    test.siwx.onMessage('resolve')
    await signIn(test.portico)
  })

  it('waits for no message or verification for ever', async () => {
    const test = arrange()
    await test.link()
    test.siwx.onMessage('hang')
    const made = prepareSignIn(test.portico).catch((error) => error)
    await test.clock.advance(30_000)
    expect(await made).toMatchObject({ code: 'sign-in/timeout' })
    test.siwx.onMessage('resolve')
    test.siwx.onAdd('hang')
    const signed = signIn(test.portico).catch((error) => error)
    await test.clock.advance(60_000)
    expect(await signed).toMatchObject({ code: 'sign-in/timeout' })
  })

  it('to look for a session disconnects an account that must be signed in, and keeps what is stored', async () => {
    const test = arrange()
    test.siwx.onGet({ error: new Error('down') })
    await test.link()
    expect(test.status()).toBe('disconnected')
    expect(test.getView()).toBe('Connect')
    expect(getPart(test.portico, toastPart).toast).toMatchObject({ code: 'sign-in-unavailable', variant: 'error' })
    expect(test.count('revokeSession')).toBe(0)
  })

  it('to look for one leaves an account alone that need not be signed in, and asks again', async () => {
    const test = arrange({ required: false })
    test.siwx.onGet('hang')
    await test.link()
    await test.clock.advance(15_000)
    expect([test.status(), test.isOpen()]).toEqual(['connected', false])
    await test.clock.flush()
    expect(test.getState()).toMatchObject({ status: 'unauthenticated', error: { code: 'sign-in/unavailable' } })
    test.siwx.onGet('resolve')
    await test.clock.advance(30_000)
    expect(test.getState()?.error).toMatchObject({ code: 'sign-in/unavailable' })
    expect(test.count('getSessions')).toBe(2)
  })
})

describe('a smart account', () => {
  async function arrangeSmart() {
    vi.stubGlobal('location', new URL('https://app.example'))
    onTestFinished(() => void vi.unstubAllGlobals())
    const test = arrange()
    test.connectors[0]?.connection.setAccounts('eip155', [other], 'smartAccount')
    await test.link()
    return test
  }

  it.each([
    ['this page', siwxErrors('siwx/invalid-signature')],
    ['a service', siwxErrors('siwx/service-refused', { status: 400 })],
    ["the app's own siwx", new Error('no')],
  ])('whose signature is refused by %s is told as such', async (_, error) => {
    const test = await arrangeSmart()
    test.siwx.onAdd({ error })
    await expect(signIn(test.portico)).rejects.toMatchObject({
      code: 'sign-in/smart-account',
      shortMessage: 'This application might not support Smart Accounts',
    })
    await test.clock.flush()
    expect(test.getState()?.error).toMatchObject({ code: 'sign-in/smart-account' })
  })

  it.each([
    ['who verifies it cannot', siwxErrors('siwx/service-unavailable', { retryAfterMs: undefined })],
    ['the message was for another site', siwxErrors('siwx/domain-mismatch', { expected: 'a', found: 'b' })],
  ])('is told what failed where %s', async (_, error) => {
    const test = await arrangeSmart()
    test.siwx.onAdd({ error })
    await expect(signIn(test.portico)).rejects.toMatchObject({ code: error.code })
  })

  it('is told so where a service refuses to give out a nonce', async () => {
    const test = await arrangeSmart()
    test.siwx.onMessage({ error: siwxErrors('siwx/service-refused', { status: 400 }) })
    await expect(signIn(test.portico)).rejects.toMatchObject({ code: 'siwx/service-refused' })
  })

  it('that declines has declined', async () => {
    const test = await arrangeSmart()
    test.signs(decline)
    await expect(signIn(test.portico)).rejects.toMatchObject({ shortMessage: 'Signature declined' })
  })

  it('is recorded as one', async () => {
    const test = await arrangeSmart()
    test.siwx.onAdd({ error: siwxErrors('siwx/service-refused', { status: 400 }) })
    await signIn(test.portico).catch(() => {})
    test.siwx.onAdd('resolve')
    await signIn(test.portico)
    const properties = { network: 'eip155:1', isSmartAccount: true }
    const message = 'This application might not support Smart Accounts'
    const events = getPart(test.portico, analyticsPart).queue.filter(({ event }) => event.startsWith('SIWX_AUTH'))
    expect(events).toMatchObject([
      { event: 'SIWX_AUTH_ERROR', properties: { ...properties, message } },
      { event: 'SIWX_AUTH_SUCCESS', properties },
    ])
  })
})

describe('what happens meanwhile', () => {
  it('another account or network calls the signature off, and is asked for its own', async () => {
    const test = arrange()
    await test.link()
    let answer: (signature: string) => void = () => {}
    test.signs(() => new Promise((resolve) => (answer = resolve)))
    const signed = signIn(test.portico).catch((error) => error)
    await test.clock.flush()
    test.connectors[0]?.connection.setNetwork('eip155:8453')
    answer('0x01')
    expect(await signed).toMatchObject({ code: 'sign-in/account-changed' })
    expect(test.count('addSession')).toBe(0)
    await test.clock.flush()
    expect(test.getState()).toMatchObject({ account: { networkId: 'eip155:8453' }, step: 'idle' })
    expect(test.getView()).toBe('SIWXSignMessage')
  })

  it('closing the modal calls it off, unless the wallet has signed', async () => {
    const test = arrange({ required: false })
    await test.link()
    test.signs(() => new Promise(() => {}))
    const signed = signIn(test.portico).catch((error) => error)
    await test.clock.flush()
    closeModal(test.portico)
    expect(await signed).toMatchObject({ code: 'connection/aborted' })
    await test.clock.flush()
    expect([test.isOpen(), test.getState()?.error]).toEqual([false, undefined])
  })

  it('an expired session is asked for again, and nobody before', async () => {
    const test = arrange({ message: { expirationTime: '2026-01-01T01:00:00.000Z' } })
    await test.link()
    await signIn(test.portico)
    await test.clock.advance(3_599_000)
    expect([test.isOpen(), test.getState()?.status]).toEqual([false, 'authenticated'])
    test.siwx.setStored([])
    await test.clock.advance(1_200)
    expect([test.getView(), test.getState()?.status]).toEqual(['SIWXSignMessage', 'unauthenticated'])
  })

  it('a session that its keeper ends before the message does is asked for again then', async () => {
    const test = arrange()
    await test.link()
    const { siwx } = test
    const keep = siwx.addSession
    siwx.addSession = async (session) => {
      await keep(session)
      siwx.setStored([{ ...session, data: { ...session.data, expirationTime: '2026-01-01T01:00:00.000Z' } }])
    }
    await signIn(test.portico)
    await test.clock.flush()
    expect(test.getState()).toMatchObject({ status: 'authenticated', session: siwx.sessions()[0] })
    siwx.setStored([])
    await test.clock.advance(3_599_000)
    expect(test.getState()?.status).toBe('authenticated')
    await test.clock.advance(1_200)
    expect([test.getView(), test.getState()?.status]).toEqual(['SIWXSignMessage', 'unauthenticated'])
  })

  it.each([
    ['does not know it yet', (siwx: FakeSiwx) => siwx.setStored([])],
    ['cannot be asked', (siwx: FakeSiwx) => siwx.onGet({ error: new Error('503') })],
  ])('a session that its keeper has accepted counts where that one %s, until its message ends', async (_, forget) => {
    const test = arrange({ message: { expirationTime: '2026-01-01T01:00:00.000Z' } })
    await test.link()
    const { siwx } = test
    const keep = siwx.addSession
    siwx.addSession = async (session) => {
      await keep(session)
      forget(siwx)
    }
    await signIn(test.portico)
    await test.clock.advance(3_599_000)
    expect(test.getState()).toMatchObject({ status: 'authenticated', mustSign: false, error: undefined })
    siwx.onGet('resolve')
    siwx.setStored([])
    await test.clock.advance(1_200)
    expect([test.getView(), test.getState()?.status]).toEqual(['SIWXSignMessage', 'unauthenticated'])
  })

  it('of two namespaces the active one signs in', async () => {
    const sol = createFakeConnector({ id: 'sol', namespaces: ['solana'] })
    const siwx = createFakeSiwx({ required: false })
    const test = createTestPortico({
      siwx,
      networks: [mainnet, solana],
      adapters: [
        createFakeAdapter({ connectors: [createFakeConnector({ id: 'evm' })] }) as never,
        createFakeAdapter({ namespace: 'solana', connectors: [sol] }) as never,
      ],
    })
    onTestFinished(() => test.portico.destroy())
    attachRouter(test.portico)
    await test.connect({ connectorId: 'evm' })
    await test.clock.flush()
    await signIn(test.portico)
    await test.connect({ connectorId: 'sol' })
    await test.clock.flush()
    await signIn(test.portico)
    expect(siwx.sessions().map(({ data }) => data.chainId)).toEqual(['eip155:1', solana.caipNetworkId])
    const asked = siwx.calls.length
    setActiveNamespace(test.portico, { namespace: 'eip155' })
    await test.clock.flush()
    expect(test.portico.getState().modal.open).toBe(false)
    expect(siwx.calls.slice(asked).map(({ name }) => name)).toEqual(['getSessions'])
  })
})

describe('signing out', () => {
  it('on request; the account stays only if it need not be signed in', async () => {
    for (const required of [true, false]) {
      const test = arrange({ required })
      await test.link()
      await signIn(test.portico)
      await signOut(test.portico)
      await test.clock.flush()
      expect(test.siwx.sessions()).toEqual([])
      expect(test.status()).toBe(required ? 'disconnected' : 'connected')
      expect([test.isOpen(), test.getState()?.status]).toEqual([false, 'unauthenticated'])
    }
  })

  it('with the wallet, of this account alone', async () => {
    const test = arrange()
    await test.link()
    const session = await signIn(test.portico)
    const others = { ...session, data: { ...session.data, accountAddress: other } }
    test.siwx.setStored([session, others])
    await disconnect(test.portico)
    await test.clock.flush()
    expect(test.siwx.sessions()).toEqual([others])
  })

  it('not with the wallet where the app says so', async () => {
    const test = arrange({ signOutOnDisconnect: false })
    await test.link()
    await signIn(test.portico)
    await disconnect(test.portico)
    await test.clock.flush()
    expect(test.siwx.sessions()).toHaveLength(1)
  })

  it.each([
    [{}, 1],
    [{ signOutOnAccountChange: true }, 0],
  ])('with another account: %o', async (flags, left) => {
    const test = arrange(flags)
    await test.link()
    await signIn(test.portico)
    const [first] = test.portico.getState().namespaces.eip155?.accounts ?? []
    test.connectors[0]?.connection.setAccounts('eip155', [first?.address ?? '', other])
    await test.clock.flush()
    expect(test.isOpen()).toBe(false)
    selectAccount(test.portico, { address: other })
    await test.clock.flush()
    expect(test.siwx.sessions()).toHaveLength(left)
    expect(test.getView()).toBe('SIWXSignMessage')
  })

  it.each([
    [{}, 1],
    [{ signOutOnNetworkChange: true }, 0],
  ])('with another network: %o', async (flags, left) => {
    const test = arrange(flags)
    await test.link()
    await signIn(test.portico)
    test.connectors[0]?.connection.setNetwork('eip155:8453')
    await test.clock.flush()
    expect(test.siwx.sessions()).toHaveLength(left)
  })

  it('that fails is told, and the account stays signed in', async () => {
    const test = arrange()
    await test.link()
    await signIn(test.portico)
    test.siwx.onRevoke({ error: new Error('down') })
    await expect(signOut(test.portico)).rejects.toMatchObject({ code: 'sign-in/sign-out-failed' })
    await test.clock.flush()
    expect(test.getState()?.status).toBe('authenticated')
  })
})

describe('after a reload', () => {
  it.each([true, false])('nothing is asked with a session, and without one if it must be (%s)', async (required) => {
    const storage = createFaultyStorage()
    const first = arrange({ storage, id: `reload-${required}`, required })
    await first.link()
    await signIn(first.portico)
    first.portico.destroy()
    const sessions = first.siwx.sessions()
    for (const stored of [sessions, []]) {
      const test = arrange({ storage, id: `reload-${required}`, required, sessions: stored })
      await test.clock.flush()
      await expect.poll(test.status).toBe('connected')
      await test.clock.flush()
      expect(test.getView()).toBe(required && stored.length === 0 ? 'SIWXSignMessage' : undefined)
      expect(test.count('createMessage')).toBe(0)
      test.portico.destroy()
    }
  })
})

it('records what happened, with the network and the kind of account', async () => {
  vi.stubGlobal('location', new URL('https://app.example'))
  onTestFinished(() => void vi.unstubAllGlobals())
  const test = arrange()
  await test.link()
  test.signs(decline)
  await signIn(test.portico).catch(() => {})
  test.signs(async () => '0x01')
  await signIn(test.portico)
  const events = getPart(test.portico, analyticsPart).queue.filter(({ event }) => event.includes('SIWX'))
  expect(events.map(({ event, properties }) => [event, properties])).toEqual([
    ['CLICK_SIGN_SIWX_MESSAGE', { network: 'eip155:1', isSmartAccount: false }],
    ['SIWX_AUTH_ERROR', { network: 'eip155:1', isSmartAccount: false, message: 'Signature declined' }],
    ['CLICK_SIGN_SIWX_MESSAGE', { network: 'eip155:1', isSmartAccount: false }],
    ['SIWX_AUTH_SUCCESS', { network: 'eip155:1', isSmartAccount: false }],
  ])
})

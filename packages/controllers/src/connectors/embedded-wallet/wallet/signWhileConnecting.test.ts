import { siwxErrors } from '@portico/core'
import { emailLoginUsedKey } from '@portico/core/internal'
import { base, mainnet, solana } from '@portico/core/networks'
import { createFaultyStorage } from '@portico/core/testing'
import { frameErrors } from '@portico/frame-bridge'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { analyticsPart } from '../../../analytics/analyticsPart.js'
import { connect } from '../../../connection/commands/connect.js'
import { reconnect } from '../../../connection/restore/reconnect.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import { attachRouter } from '../../../navigation/commands/attachRouter.js'
import { openModal } from '../../../navigation/modal/openModal.js'
import { followSignInState } from '../../../sign-in/arrangeSignIn.test.fixture.js'
import { type CreateFakeSiwxOptions, createFakeSiwx } from '../../../testing/createFakeSiwx.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../../../testing/createTestPortico.js'
import { type CreateFakeFrameClientOptions, createFakeFrameClient } from '../testing/createFakeFrameClient.js'

const address = `0x${'ab'.repeat(20)}`

type Options = {
  frame?: CreateFakeFrameClientOptions
  siwx?: CreateFakeSiwxOptions
  portico?: CreateTestPorticoOptions
}

function arrange(options: Options = {}) {
  const frame = createFakeFrameClient({ isConnected: true, signsIn: true, ...options.frame })
  const siwx = createFakeSiwx(options.siwx)
  const test = createTestPortico({ frame, siwx, ...options.portico })
  const { portico, clock } = test
  onTestFinished(() => portico.destroy())
  attachRouter(portico)
  return {
    ...test,
    frame,
    siwx,
    asked: () => frame.calls.filter(({ name }) => name === 'signIn').map(({ payload }) => payload),
    getState: followSignInState(portico),
    getView: () => portico.getState().modal.view,
    async login() {
      openModal(portico)
      await connect(portico, { connectorId: 'AUTH' })
      await clock.flush()
    },
  }
}

describe('a sign-in that travels in the connect of the embedded wallet', () => {
  it('is asked for once the account is known, and kept before the app learns of the account', async () => {
    const test = arrange()
    const seen: unknown[] = []
    getInternals(test.portico).emitter.on('connect', () => seen.push(test.siwx.sessions().length))
    await test.login()
    const [session] = test.siwx.sessions()
    const { message, signature, data } = session ?? {}
    expect(data).toMatchObject({ accountAddress: address, chainId: 'eip155:1', domain: 'app.example' })
    expect(message).toContain(address)
    expect(signature).toBe(`0x${'cd'.repeat(65)}`)
    expect(test.asked()).toEqual([{ chainId: 1, siwxMessage: { ...data, serializedMessage: message } }])
    expect(seen).toEqual([1])
    expect(test.getState()).toMatchObject({ status: 'authenticated' })
    expect(test.getView()).not.toBe('SIWXSignMessage')
  })

  it.each<[string, Options]>([
    ['of a frame that cannot', { frame: { signsIn: false } }],
    ['where the app has no sign-in on the network', { siwx: { supportsChain: () => false } }],
  ])('is not asked for %s', async (_, options) => {
    const test = arrange(options)
    await test.login()
    expect(test.asked()).toEqual([])
    expect(test.portico.getState().namespaces.eip155?.status).toBe('connected')
  })

  it('is not asked for again of an account that is signed in', async () => {
    const test = arrange()
    const message = await test.siwx.createMessage({ chainId: 'eip155:1', accountAddress: address })
    test.siwx.setStored([{ data: message, message: message.toString(), signature: '0x1' }])
    await test.login()
    expect(test.asked()).toEqual([])
    expect(test.getState()?.status).toBe('authenticated')
  })

  it('is not asked for when a login is restored', async () => {
    const storage = createFaultyStorage()
    const first = createTestPortico({ id: 'same', frame: createFakeFrameClient({ isConnected: true }), storage })
    await connect(first.portico, { connectorId: 'AUTH' })
    getInternals(first.portico).store.set(emailLoginUsedKey, 'true')
    await first.clock.flush()
    first.portico.destroy()
    const test = arrange({ portico: { id: 'same', storage } })
    await reconnect(test.portico)
    await test.clock.flush()
    expect(test.portico.getState().namespaces.eip155?.status).toBe('connected')
    expect(test.asked()).toEqual([])
  })

  it('is recorded as that of a smart account where it is one, and a refusal told as such', async () => {
    vi.stubGlobal('location', new URL('https://app.example'))
    onTestFinished(() => void vi.unstubAllGlobals())
    const test = arrange({ frame: { user: { preferredAccountType: 'smartAccount' } } })
    test.siwx.onAdd({ error: siwxErrors('siwx/service-refused', { status: 400 }) })
    await test.login()
    const events = getPart(test.portico, analyticsPart).queue.filter(({ event }) => event.startsWith('SIWX_AUTH'))
    expect(events).toMatchObject([{ event: 'SIWX_AUTH_ERROR', properties: { isSmartAccount: true } }])
    expect(test.getState()?.error).toMatchObject({ code: 'sign-in/smart-account' })
  })

  it('is of the account on the network that the app is on', async () => {
    const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
    const test = arrange({ frame: { user: { address: key } }, portico: { networks: [solana, mainnet, base] } })
    await connect(test.portico, { connectorId: 'AUTH', namespaces: ['solana'] })
    expect(test.siwx.sessions()[0]?.data).toMatchObject({ accountAddress: key, chainId: solana.caipNetworkId })
  })
})

describe('an account is connected all the same, and asked afterwards, when', () => {
  async function arrangeFailed(prepare: (test: ReturnType<typeof arrange>) => void) {
    const test = arrange()
    prepare(test)
    await test.login()
    expect(test.portico.getState().namespaces.eip155).toMatchObject({ status: 'connected', address })
    expect(test.siwx.sessions()).toEqual([])
    expect(test.getView()).toBe('SIWXSignMessage')
    return test
  }

  it.each([
    ['the person declines', frameErrors('frame/error-reply', { message: 'User rejected the request' })],
    ['the person leaves the view', frameErrors('frame/aborted')],
  ])('%s, which the view then says', async (_, error) => {
    const { getState } = await arrangeFailed(({ frame }) => frame.answer('signIn', error))
    expect(getState()?.error).toMatchObject({ code: 'sign-in/declined' })
  })

  it.each<[string, unknown]>([
    ['the frame fails', frameErrors('frame/reloaded', { name: 'GET_USER' })],
    ['another text was signed', { address, chainId: 1, signature: '0x1', message: 'I owe you' }],
    ['another account has signed', { address: `0x${'cd'.repeat(20)}`, chainId: 1, signature: '0x1' }],
    ['nothing was signed', { address, chainId: 1 }],
  ])('%s', async (_, answer) => {
    const { getState } = await arrangeFailed(({ frame }) => frame.answer('signIn', answer))
    expect(getState()?.error).toBeUndefined()
  })

  it('no message can be made', async () => {
    const test = arrange()
    test.siwx.onMessage({ error: siwxErrors('siwx/service-unavailable', { retryAfterMs: undefined }) })
    await test.login()
    expect(test.asked()).toEqual([])
    expect(test.portico.getState().namespaces.eip155?.status).toBe('connected')
  })
})

it('a connect that is called off meanwhile is not completed', async () => {
  const test = arrange()
  test.frame.answer('signIn', 'hang')
  const controller = new AbortController()
  const connecting = connect(test.portico, { connectorId: 'AUTH', signal: controller.signal })
  const outcome = expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
  await expect.poll(test.asked).toHaveLength(1)
  controller.abort()
  await outcome
  await test.clock.flush()
  expect(test.portico.getState().namespaces.eip155?.status).not.toBe('connected')
  expect(test.siwx.sessions()).toEqual([])
})

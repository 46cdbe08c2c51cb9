import { connectionsKey, emailLoginUsedKey } from '@portico/core/internal'
import { mainnet } from '@portico/core/networks'
import { type FrameAlert, frameErrors } from '@portico/frame-bridge'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPortico } from '../../../assembly/createPortico.js'
import { connect } from '../../../connection/commands/connect.js'
import { getProvider } from '../../../connection/provider/getProvider.js'
import { reconnect } from '../../../connection/restore/reconnect.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import { attachRouter } from '../../../navigation/commands/attachRouter.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../../../testing/createTestPortico.js'
import { embeddedWallet } from '../connector/embeddedWallet.js'
import { findEmbeddedWallet } from '../connector/findEmbeddedWallet.js'
import { startEmailLogin } from '../email/startEmailLogin.js'
import { submitOtp } from '../email/submitOtp.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'
import { raiseAlert } from './raiseAlert.js'

const email = 'ann@example.com'
const stops: (() => void)[] = []

function arrange(options: CreateTestPorticoOptions = {}, frame = createFakeFrameClient()) {
  const test = createTestPortico({ frame, ...options })
  stops.push(() => test.portico.destroy())
  const errors: string[] = []
  test.portico.on('error', ({ code }) => errors.push(code))
  return { ...test, frame, errors, state: getPart(test.portico, embeddedWalletPart) }
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

describe('alerts of the embedded wallet', () => {
  it.each([
    ['frame/load-failed', 'IFRAME_LOAD_FAILED', 'check-frame'],
    ['frame/dependency-failed', 'IFRAME_LOAD_FAILED', 'check-frame'],
    ['frame/not-set', 'IFRAME_LOAD_FAILED', 'check-frame'],
    ['frame/request-timeout', 'IFRAME_REQUEST_TIMEOUT', 'retry'],
  ] as const)('%s of a frame nobody waits for: %s', async (error, code, nextStep) => {
    const { portico, frame, errors, state } = arrange()
    await startEmailLogin(portico, { email })
    const alert: FrameAlert = { code, cause: frameErrors(error), nextStep }
    frame.emit('alert', alert)
    frame.emit('alert', alert)
    expect(state.alert).toEqual(alert)
    expect(errors).toEqual([error])
  })

  it('without a project the hosted wallet cannot be used', async () => {
    const portico = createPortico({ id: 'no-project', networks: [mainnet], connectors: [embeddedWallet()] })
    stops.push(() => portico.destroy())
    portico.start()
    await expect(startEmailLogin(portico, { email })).rejects.toMatchObject({
      code: 'embedded-wallet/project-id-missing',
      shortMessage: expect.stringMatching(/^Project ID Not Configured/),
    })
    expect(getPart(portico, embeddedWalletPart).alert).toMatchObject({
      code: 'PROJECT_ID_NOT_CONFIGURED',
      nextStep: 'check-app',
    })
  })

  it('a wallet that serves none of the networks', async () => {
    const { portico, clock, state, errors } = arrange()
    const connector = findEmbeddedWallet(portico)
    if (!connector) throw new Error('the connector is missing')
    vi.spyOn(connector, 'connect').mockRejectedValue(
      embeddedWalletErrors('embedded-wallet/network-not-found', { networkId: 'eip155:1' }),
    )
    await startEmailLogin(portico, { email })
    await clock.flush()
    expect(state).toMatchObject({ step: 'idle', alert: { code: 'NETWORK_NOT_FOUND', nextStep: 'choose-network' } })
    expect(state.alert?.cause.shortMessage).toMatch(/^Network Not Found/)
    expect(errors).toEqual(['embedded-wallet/network-not-found'])
  })

  it.each([
    ['https://app.example', undefined],
    ['https://evil.example', { code: 'INVALID_APP_CONFIGURATION', nextStep: 'check-app' }],
  ])('an app at %s', async (origin, alert) => {
    const { portico, catalogue, clock, state } = arrange({ projectId: 'p' })
    catalogue.fail({ json: { allowedOrigins: ['https://app.example'] } })
    vi.stubGlobal('location', { origin })
    await clock.flush()
    expect(catalogue.calls, 'nobody is asked before the login is used').toEqual([])
    await startEmailLogin(portico, { email })
    await vi.waitFor(() => expect(catalogue.calls).toHaveLength(1))
    await clock.flush()
    if (alert) expect(state.alert).toMatchObject({ ...alert, cause: { code: 'embedded-wallet/origin-not-allowed' } })
    else expect(state.alert).toBeUndefined()
    expect(state.step, 'the wallet site decides whom it serves').toBe('code')
  })

  it.each([401, 403])('a project id that the service answers with %d', async (status) => {
    const { portico, catalogue, clock, state } = arrange({ projectId: 'none' })
    catalogue.fail({ json: {}, status })
    vi.stubGlobal('location', { origin: 'https://app.example' })
    await startEmailLogin(portico, { email })
    await vi.waitFor(async () => {
      await clock.advance(1000)
      expect(state.alert).toMatchObject({
        code: 'INVALID_APP_CONFIGURATION',
        nextStep: 'check-app',
        cause: { code: 'embedded-wallet/project-id-invalid' },
      })
    })
  })

  it('a login that ended while it was used', async () => {
    const { portico, frame, clock, state, errors } = arrange({}, createFakeFrameClient({ isConnected: true }))
    await connect(portico, { connectorId: 'AUTH' })
    await clock.flush()
    frame.emit('disconnect', { reason: 'not-connected' })
    await clock.flush()
    expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
    expect(state.alert).toMatchObject({ code: 'SESSION_EXPIRED', nextStep: 'log-in' })
    expect(errors).toEqual(['embedded-wallet/session-expired'])
  })

  it('a login that ended while nobody looked, found on the next visit', async () => {
    const { portico, clock, state, errors } = arrange()
    const { store } = getInternals(portico)
    store.set(emailLoginUsedKey, 'true')
    store.set(connectionsKey, {
      eip155: [{ connectorId: 'AUTH', accounts: [{ address: `0x${'ab'.repeat(20)}` }], networkId: 'eip155:1' }],
    })
    await reconnect(portico)
    await vi.waitFor(async () => {
      await clock.flush()
      expect(state.alert).toMatchObject({ code: 'SESSION_EXPIRED', nextStep: 'log-in' })
    })
    expect(errors).toEqual(['embedded-wallet/session-expired'])
  })

  it('a frame that does not come when a login is to be resumed', async () => {
    const frame = createFakeFrameClient()
    frame.answer('isConnected', 'hang')
    const { portico, clock, state, errors } = arrange({}, frame)
    const { store } = getInternals(portico)
    store.set(emailLoginUsedKey, 'true')
    store.set(connectionsKey, {
      eip155: [{ connectorId: 'AUTH', accounts: [{ address: `0x${'ab'.repeat(20)}` }], networkId: 'eip155:1' }],
    })
    const resumed = reconnect(portico)
    await vi.waitFor(() => expect(frame.calls).toHaveLength(1))
    await clock.advance(20_000)
    expect(portico.getState().namespaces.eip155?.status).toBe('reconnecting')
    frame.settle('isConnected', frameErrors('frame/load-failed'))
    await resumed
    await vi.waitFor(async () => {
      await clock.flush()
      expect(state.alert).toMatchObject({ code: 'IFRAME_LOAD_FAILED', nextStep: 'check-frame' })
    })
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'failed' })
    expect(errors).toEqual(['frame/load-failed'])
  })

  it('one that was reported before a login began does not come back during it', async () => {
    const { portico, state } = arrange()
    await startEmailLogin(portico, { email })
    raiseAlert(portico, frameErrors('frame/load-failed'), { isReported: true })
    expect(state.alert).toBeUndefined()
  })

  it('is over when the next login begins, and when it is there', async () => {
    const { portico, state, frame } = arrange()
    await startEmailLogin(portico, { email })
    raiseAlert(portico, frameErrors('frame/load-failed'))
    await startEmailLogin(portico, { email: 'bob@example.com' })
    expect(state.alert).toBeUndefined()
    frame.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause: frameErrors('frame/not-set'), nextStep: 'check-frame' })
    await submitOtp(portico, { code: '123456' })
    expect(state.alert).toBeUndefined()
  })

  it('says nothing of an error that only concerns its caller, or after the end', () => {
    const { portico, state, errors } = arrange()
    raiseAlert(portico, frameErrors('frame/rpc-aborted'))
    raiseAlert(portico, new Error('x'))
    portico.destroy()
    raiseAlert(portico, frameErrors('frame/load-failed'))
    expect(state.alert).toBeUndefined()
    expect(errors).toEqual([])
  })

  it('one of an earlier request does not stand in the way of the next approval', async () => {
    const { portico, frame, clock, state } = arrange({}, createFakeFrameClient({ isConnected: true }))
    attachRouter(portico)
    await connect(portico, { connectorId: 'AUTH' })
    await clock.flush()
    raiseAlert(portico, frameErrors('frame/request-timeout'))
    const provider = getProvider(portico, { namespace: 'eip155' })
    const asked = provider.request({ method: 'personal_sign', params: ['0x68', `0x${'ab'.repeat(20)}`] })
    await clock.flush()
    expect(state.alert).toBeUndefined()
    frame.settle('request', '0xsigned')
    expect(await asked).toBe('0xsigned')
    await clock.flush()
    expect(portico.getState().modal.open).toBe(false)
  })

  it('a frame that dies while it asks leaves its alert on the screen', async () => {
    const { portico, frame, clock } = arrange({}, createFakeFrameClient({ isConnected: true }))
    attachRouter(portico)
    await connect(portico, { connectorId: 'AUTH' })
    await clock.flush()
    const provider = getProvider(portico, { namespace: 'eip155' })
    const asked = provider.request({ method: 'personal_sign', params: ['0x68', `0x${'ab'.repeat(20)}`] })
    const outcome = expect(asked).rejects.toMatchObject({ code: 'frame/not-set' })
    await clock.flush()
    const cause = frameErrors('frame/not-set')
    frame.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
    frame.settle('request', cause)
    await outcome
    await clock.flush()
    expect(portico.getState().modal.open).toBe(true)
  })
})

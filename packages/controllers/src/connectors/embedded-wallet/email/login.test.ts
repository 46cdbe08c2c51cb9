import { isPorticoError } from '@portico/core'
import { lastEmailLoginTimeKey } from '@portico/core/internal'
import { createFakeClock, createFaultyStorage } from '@portico/core/testing'
import { frameErrors } from '@portico/frame-bridge'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../../connection/commands/connect.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import { attachRouter } from '../../../navigation/commands/attachRouter.js'
import { goBack } from '../../../navigation/commands/goBack.js'
import { pushView } from '../../../navigation/commands/pushView.js'
import { closeModal } from '../../../navigation/modal/closeModal.js'
import { openModal } from '../../../navigation/modal/openModal.js'
import {
  type CreateTestPorticoOptions,
  createTestPortico,
  type TestPortico,
} from '../../../testing/createTestPortico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'
import { cancelLogin } from './endLogin.js'
import { resendCode } from './resendCode.js'
import { startEmailLogin } from './startEmailLogin.js'
import { submitOtp } from './submitOtp.js'
import { waitForDevice } from './waitForDevice.js'

const email = 'ann@example.com'
const ann = `0x${'ab'.repeat(20)}`
let made: TestPortico | undefined

function arrange(options: CreateTestPorticoOptions = {}, isConnected = false) {
  const frame = createFakeFrameClient({ isConnected })
  const test = createTestPortico({ frame, ...options })
  made = test
  const { portico } = test
  return {
    ...test,
    frame,
    state: getPart(portico, embeddedWalletPart),
    link: () => portico.getState().namespaces.eip155,
    asked: (name: string) => frame.calls.filter((call) => call.name === name),
  }
}

/** With the modal open, as when a user starts a login. */
function arrangeOpen() {
  const test = arrange()
  attachRouter(test.portico)
  openModal(test.portico)
  return test
}

afterEach(() => made?.portico.destroy())

describe('a login by e-mail', () => {
  it('sends a mail, takes its code and connects', async () => {
    const { portico, frame, state, link, clock, asked } = arrange()
    expect(await startEmailLogin(portico, { email: ` ${email} ` })).toEqual({ action: 'VERIFY_OTP' })
    expect(asked('connectEmail')[0]?.payload).toEqual({ email })
    expect(state).toMatchObject({
      step: 'code',
      email,
      resendAt: clock.now() + 30_000,
      expiresAt: clock.now() + 1_200_000,
    })
    expect(link()?.status).toBe('connecting')
    const result = await submitOtp(portico, { code: '123 456' })
    expect(asked('connectOtp')[0]?.payload).toEqual({ otp: '123456' })
    expect(result).toMatchObject({ connectorId: 'AUTH', namespaces: ['eip155'] })
    expect(link()).toMatchObject({ status: 'connected', connectorId: 'AUTH', networkId: 'eip155:1' })
    expect(state).toMatchObject({ step: 'idle', email: undefined, user: { email } })
    expect(frame.calls.map(({ name }) => name)).not.toContain('isConnected')
  })

  it('asks for the account type the app prefers', async () => {
    const { portico, asked } = arrange({ defaultAccountTypes: { eip155: 'eoa' } })
    await startEmailLogin(portico, { email })
    await submitOtp(portico, { code: '123456' })
    expect(asked('getUser')[0]?.payload).toEqual({ chainId: 1, preferredAccountType: 'eoa' })
  })

  it('connects at once where the frame knows the person', async () => {
    const { portico, frame, link, state } = arrange()
    frame.answer('connectEmail', { action: 'CONNECT' })
    expect(await startEmailLogin(portico, { email })).toEqual({ action: 'CONNECT' })
    expect(link()?.status).toBe('connected')
    expect(state.step).toBe('idle')
  })

  it('says why the account of such a person cannot be connected', async () => {
    const { portico, frame, state } = arrange()
    frame.answer('connectEmail', { action: 'CONNECT' })
    frame.setUser({ address: 'none' })
    await expect(startEmailLogin(portico, { email })).rejects.toMatchObject({ code: 'wallet/invalid-response' })
    expect(state.step).toBe('idle')
  })

  it('waits for the link of a new browser, once, and then for the code', async () => {
    const { portico, frame, state, clock, asked } = arrange()
    frame.answer('connectEmail', { action: 'VERIFY_DEVICE' })
    await startEmailLogin(portico, { email })
    expect(state.step).toBe('device')
    const waits = [waitForDevice(portico), waitForDevice(portico)]
    await clock.flush()
    expect(asked('connectDevice')).toHaveLength(1)
    frame.settle('connectDevice', undefined)
    await Promise.all(waits)
    expect(state.step).toBe('code')
    await submitOtp(portico, { code: '123456' })
    expect(portico.getState().namespaces.eip155?.status).toBe('connected')
  })

  it('lets another code be tried after one that is refused', async () => {
    const { portico, frame, state } = arrange()
    await startEmailLogin(portico, { email })
    frame.answer('connectOtp', frameErrors('frame/error-reply', { message: 'nope' }))
    await expect(submitOtp(portico, { code: '000000' })).rejects.toMatchObject({ code: 'embedded-wallet/code-refused' })
    expect(state.step).toBe('code')
    frame.answer('connectOtp', undefined)
    await submitOtp(portico, { code: '123456' })
    expect(state.step).toBe('idle')
  })

  it.each([['frame/request-timeout'], ['frame/load-failed']] as const)(
    'reports %s as what it is and can go on',
    async (code) => {
      const { portico, frame, state } = arrange()
      await startEmailLogin(portico, { email })
      frame.answer('connectOtp', frameErrors(code))
      await expect(submitOtp(portico, { code: '123456' })).rejects.toMatchObject({ code })
      expect(state.step).toBe('code')
    },
  )

  it('takes digits of other scripts and no more or fewer than six', async () => {
    const { portico, asked } = arrange()
    await startEmailLogin(portico, { email })
    for (const code of ['12345', '1234567', 'abcdef', ''])
      await expect(submitOtp(portico, { code })).rejects.toMatchObject({ code: 'embedded-wallet/invalid-code' })
    await submitOtp(portico, { code: '١٢٣٤٥٠' })
    expect(asked('connectOtp')[0]?.payload).toEqual({ otp: '123450' })
  })

  it('refuses an address that is none before anything is sent', async () => {
    const { portico, frame, state } = arrange()
    await expect(startEmailLogin(portico, { email: 'ann@' })).rejects.toMatchObject({
      code: 'embedded-wallet/invalid-email',
    })
    expect(frame.calls).toEqual([])
    expect(state.step).toBe('idle')
  })

  it('ends where the mail cannot be sent, and nothing is connecting', async () => {
    const { portico, frame, state, link } = arrange()
    frame.answer('connectEmail', frameErrors('frame/cooldown', { seconds: 12 }))
    await expect(startEmailLogin(portico, { email })).rejects.toMatchObject({
      shortMessage: 'Please try again after 12 seconds',
    })
    expect(state).toMatchObject({ step: 'idle', email: undefined })
    expect(link()?.status).toBe('disconnected')
  })

  it('has another mail sent to the same address', async () => {
    const { portico, state, clock, asked } = arrange()
    await startEmailLogin(portico, { email })
    await clock.advance(30_000)
    expect(await resendCode(portico)).toEqual({ action: 'VERIFY_OTP' })
    expect(asked('connectEmail')).toHaveLength(2)
    expect(state.resendAt).toBe(clock.now() + 30_000)
    await submitOtp(portico, { code: '123456' })
    expect(state.step).toBe('idle')
  })

  it.each([
    [10_000, 20_000],
    [30_000, undefined],
    [-1, undefined],
  ])('waits after a reload %i ms after the last mail for what is left of the 30 s', async (passed, left) => {
    const clock = createFakeClock()
    const storage = createFaultyStorage()
    const first = createTestPortico({ id: 'same', clock, storage, started: false })
    getInternals(first.portico).store.set(lastEmailLoginTimeKey, clock.now() - passed)
    first.portico.destroy()
    const { state } = arrange({ id: 'same', clock, storage })
    expect(state.resendAt).toBe(left && clock.now() + left)
  })

  it('has no step to take while none runs', async () => {
    const { portico } = arrange()
    const code = 'embedded-wallet/no-login'
    await expect(submitOtp(portico, { code: '123456' })).rejects.toMatchObject({ code })
    await expect(resendCode(portico)).rejects.toMatchObject({ code })
    await expect(waitForDevice(portico)).rejects.toMatchObject({ code })
  })

  it('fails without the connector', async () => {
    made = createTestPortico()
    await expect(startEmailLogin(made.portico, { email })).rejects.toMatchObject({
      code: 'connection/connector-not-found',
    })
  })
})

describe('a login that is given up while its code is checked', () => {
  const bob = `0x${'cd'.repeat(20)}`

  /** Ann or nobody is logged in, and the code of a login for Bob is being checked. */
  async function arrangeChecking(isConnected: boolean) {
    const test = arrange({}, isConnected)
    const { portico, frame, clock, asked } = test
    if (isConnected) await connect(portico, { connectorId: 'AUTH' })
    await clock.flush()
    attachRouter(portico)
    openModal(portico)
    frame.answer('connectOtp', 'hang')
    await startEmailLogin(portico, { email: 'bob@example.com' })
    const submitting = submitOtp(portico, { code: '123456' })
    const given = expect(submitting).rejects.toMatchObject({ code: 'connection/aborted' })
    await vi.waitFor(() => expect(asked('connectOtp')).toHaveLength(1))
    closeModal(portico)
    await given
    /** The frame reports the outcome of the code. */
    const answer = async (end?: Error) => {
      if (!(end && isPorticoError(end, 'frame/error-reply'))) frame.setUser({ email: 'bob@example.com', address: bob })
      frame.settle('connectOtp', end)
      await clock.flush()
    }
    return { ...test, answer }
  }

  it('leaves whoever was logged in alone while it is not accepted', async () => {
    const { link, answer, asked, state } = await arrangeChecking(true)
    expect(link()).toMatchObject({ status: 'connected', address: ann })
    await answer(frameErrors('frame/error-reply', { message: 'nope' }))
    expect(link()).toMatchObject({ status: 'connected', address: ann })
    expect(asked('disconnect')).toEqual([])
    expect(state.alert).toBeUndefined()
  })

  it('is undone when the frame accepts it: nobody is logged in, here and there', async () => {
    const { link, answer, asked, state } = await arrangeChecking(true)
    await answer()
    expect(link()).toMatchObject({ status: 'disconnected', reason: 'wallet' })
    expect(asked('disconnect')).toHaveLength(1)
    expect(state).toMatchObject({ user: undefined, alert: { code: 'SESSION_EXPIRED' } })
  })

  it('is undone where nobody was logged in, and no word is lost about it', async () => {
    const { link, answer, asked, state } = await arrangeChecking(false)
    await answer()
    expect(link()?.status).toBe('disconnected')
    expect(asked('disconnect')).toHaveLength(1)
    expect(state.alert).toBeUndefined()
  })

  it.each(['frame/request-timeout', 'frame/reloaded', 'frame/invalid-reply'] as const)(
    'has the frame asked who is there after %s',
    async (code) => {
      const { link, answer } = await arrangeChecking(true)
      await answer(frameErrors(code, { name: 'CONNECT_OTP' }))
      expect(link()).toMatchObject({ status: 'connected', address: bob })
    },
  )

  it('holds the next one back until it is undone', async () => {
    const { portico, frame, answer, asked, clock } = await arrangeChecking(true)
    frame.answer('disconnect', 'hang')
    const next = startEmailLogin(portico, { email: 'cy@example.com' })
    await clock.flush()
    await answer()
    expect(asked('connectEmail')).toHaveLength(1)
    frame.settle('disconnect', true)
    await next
    expect(asked('connectEmail')).toHaveLength(2)
  })

  it('keeps nobody from logging in when the frame cannot be told', async () => {
    const { portico, frame, answer, asked } = await arrangeChecking(true)
    frame.answer('disconnect', frameErrors('frame/error-reply', { message: 'no' }))
    await answer()
    await startEmailLogin(portico, { email: 'cy@example.com' })
    expect(asked('connectEmail')).toHaveLength(2)
  })

  it('is undone too once the frame has accepted it and names the account', async () => {
    const { portico, frame, clock, link, asked } = arrange({}, true)
    await connect(portico, { connectorId: 'AUTH' })
    await startEmailLogin(portico, { email: 'bob@example.com' })
    frame.answer('getUser', 'hang')
    const given = expect(submitOtp(portico, { code: '123456' })).rejects.toMatchObject({ code: 'connection/aborted' })
    await vi.waitFor(() => expect(asked('getUser')).toHaveLength(2))
    cancelLogin(portico)
    await given
    await clock.flush()
    expect(asked('disconnect')).toHaveLength(1)
    expect(link()?.status).toBe('disconnected')
  })
})

describe('a login that is given up while its mail is asked for', () => {
  /** Ann or nobody is logged in, and the mail of a login is being requested. */
  async function arrangeSending({ isConnected = false, address = 'bob@example.com' } = {}) {
    const test = arrange({}, isConnected)
    const { portico, frame, clock, asked } = test
    if (isConnected) await connect(portico, { connectorId: 'AUTH' })
    await vi.waitFor(() => expect(asked('syncDappData')).toHaveLength(isConnected ? 1 : 0))
    frame.answer('connectEmail', 'hang')
    const given = expect(startEmailLogin(portico, { email: address })).rejects.toMatchObject({
      code: 'connection/aborted',
    })
    await vi.waitFor(() => expect(asked('connectEmail')).toHaveLength(1))
    cancelLogin(portico)
    await given
    /** The frame reports the outcome. */
    const answer = async (end: unknown) => {
      frame.settle('connectEmail', end)
      await clock.flush()
    }
    return { ...test, answer, signedOut: () => asked('disconnect').length }
  }

  it.each([true, false])('is undone when the frame was logged in at once; somebody there: %s', async (isConnected) => {
    const { link, answer, signedOut, state } = await arrangeSending({ isConnected })
    await answer({ action: 'CONNECT' })
    expect(signedOut()).toBe(1)
    expect(link()?.status).toBe('disconnected')
    expect(state.alert?.code).toBe(isConnected ? 'SESSION_EXPIRED' : undefined)
  })

  it('leaves the login alone that is there already, of the same address', async () => {
    const { link, answer, signedOut } = await arrangeSending({ isConnected: true, address: 'ANN@example.com' })
    await answer({ action: 'CONNECT' })
    expect(signedOut()).toBe(0)
    expect(link()).toMatchObject({ status: 'connected', address: ann })
  })

  it.each([{ action: 'VERIFY_OTP' }, { action: 'VERIFY_DEVICE' }, frameErrors('frame/error-reply', {})])(
    'leaves all as it was after %j',
    async (end) => {
      const { link, answer, signedOut, asked } = await arrangeSending({ isConnected: true })
      await answer(end)
      expect(signedOut()).toBe(0)
      expect(asked('getUser')).toHaveLength(1)
      expect(link()).toMatchObject({ status: 'connected', address: ann })
    },
  )

  it('holds the next one back until that is known, and no longer than the person waits', async () => {
    const { portico, frame, answer, asked, state } = await arrangeSending({ isConnected: true })
    const impatient = startEmailLogin(portico, { email: 'cy@example.com' })
    const given = expect(impatient).rejects.toMatchObject({ code: 'connection/aborted' })
    cancelLogin(portico)
    await given
    const next = startEmailLogin(portico, { email: 'dee@example.com' })
    frame.answer('connectEmail', { action: 'VERIFY_OTP' })
    await answer({ action: 'CONNECT' })
    await next
    expect(asked('connectEmail').map(({ payload }) => payload)).toEqual([
      { email: 'bob@example.com' },
      { email: 'dee@example.com' },
    ])
    expect(state.alert, 'whoever logs in need not be told to').toBeUndefined()
  })
})

describe('a login whose answer was lost, where nobody is logged in', () => {
  const lost = frameErrors('frame/request-timeout', { name: 'CONNECT_OTP' })

  /** The code has been submitted. */
  async function arrangeCode() {
    const test = arrange()
    const { portico, frame, asked } = test
    frame.answer('connectOtp', 'hang')
    await startEmailLogin(portico, { email })
    const submitting = submitOtp(portico, { code: '123456' })
    const outcome = submitting.catch((error: unknown) => error)
    await vi.waitFor(() => expect(asked('connectOtp')).toHaveLength(1))
    return { ...test, outcome, signedOut: () => asked('disconnect').length }
  }

  it.each([true, false])('is looked up when it was given up before; accepted: %s', async (isAccepted) => {
    const { portico, frame, clock, outcome, asked, signedOut } = await arrangeCode()
    cancelLogin(portico)
    expect(await outcome).toMatchObject({ code: 'connection/aborted' })
    frame.answer('isConnected', isAccepted)
    frame.settle('connectOtp', lost)
    await clock.flush()
    expect(asked('isConnected')).toMatchObject([{ payload: 'background' }])
    expect(signedOut()).toBe(isAccepted ? 1 : 0)
  })

  it('is looked up when it is given up afterwards', async () => {
    const { portico, frame, clock, outcome, asked, signedOut } = await arrangeCode()
    frame.settle('connectOtp', lost)
    expect(await outcome).toMatchObject({ code: 'frame/request-timeout' })
    await clock.flush()
    expect(asked('isConnected'), 'another code may be tried').toEqual([])
    frame.answer('isConnected', true)
    cancelLogin(portico)
    await clock.flush()
    expect(signedOut()).toBe(1)
  })

  it('is not undone once another code has counted', async () => {
    const { portico, frame, clock, outcome, link, signedOut } = await arrangeCode()
    frame.settle('connectOtp', lost)
    await outcome
    frame.answer('connectOtp', undefined)
    await submitOtp(portico, { code: '654321' })
    await clock.flush()
    expect(link()?.status).toBe('connected')
    expect(signedOut()).toBe(0)
  })

  it('leaves the next login free where the frame cannot tell', async () => {
    const { portico, frame, outcome, signedOut } = await arrangeCode()
    cancelLogin(portico)
    await outcome
    frame.answer('isConnected', frameErrors('frame/request-timeout', { name: 'IS_CONNECTED' }))
    frame.settle('connectOtp', lost)
    await startEmailLogin(portico, { email })
    expect(signedOut()).toBe(0)
  })
})

describe('a login by e-mail ends', () => {
  it('when it is called off, and all that waits is told', async () => {
    const { portico, frame, state, link } = arrange()
    frame.answer('connectOtp', 'hang')
    await startEmailLogin(portico, { email })
    const submitting = submitOtp(portico, { code: '123456' })
    await Promise.resolve()
    cancelLogin(portico)
    await expect(submitting).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(state.step).toBe('idle')
    expect(link()?.status).toBe('disconnected')
  })

  it('when the modal closes', async () => {
    const { portico, frame, state, clock } = arrangeOpen()
    frame.answer('connectEmail', { action: 'VERIFY_DEVICE' })
    await startEmailLogin(portico, { email })
    pushView(portico, { view: 'EmailVerifyDevice' })
    const waiting = waitForDevice(portico)
    const outcome = expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.flush()
    closeModal(portico)
    await outcome
    expect(state.step).toBe('idle')
  })

  it('when the modal closes while the mail is asked for', async () => {
    const { portico, frame, state, link, clock } = arrangeOpen()
    frame.answer('connectEmail', 'hang')
    const outcome = expect(startEmailLogin(portico, { email })).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.flush()
    closeModal(portico)
    await outcome
    expect(state.step).toBe('idle')
    expect(link()?.status).toBe('disconnected')
  })

  it('while another mail is asked for', async () => {
    const { portico, frame, state, asked } = arrange()
    await startEmailLogin(portico, { email })
    frame.answer('connectEmail', 'hang')
    const outcome = expect(resendCode(portico)).rejects.toMatchObject({ code: 'connection/aborted' })
    await vi.waitFor(() => expect(asked('connectEmail')).toHaveLength(2))
    cancelLogin(portico)
    await outcome
    expect(state.step).toBe('idle')
  })

  it('when its views are left while the code is checked', async () => {
    const { portico, frame, state, asked } = arrangeOpen()
    await startEmailLogin(portico, { email })
    pushView(portico, { view: 'EmailVerifyOtp' })
    frame.answer('connectOtp', 'hang')
    const given = expect(submitOtp(portico, { code: '123456' })).rejects.toMatchObject({ code: 'connection/aborted' })
    await vi.waitFor(() => expect(asked('connectOtp')).toHaveLength(1))
    goBack(portico)
    await given
    expect(state.step).toBe('idle')
  })

  it('when its views are left', async () => {
    const { portico, state, clock } = arrangeOpen()
    await startEmailLogin(portico, { email })
    pushView(portico, { view: 'EmailVerifyOtp' })
    expect(state.step).toBe('code')
    goBack(portico)
    await clock.flush()
    expect(state.step).toBe('idle')
    expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
  })

  it('when a wallet is chosen instead', async () => {
    const { portico, state, link, clock } = arrange()
    await startEmailLogin(portico, { email })
    await connect(portico, { connectorId: 'com.example.wallet1' })
    await clock.flush()
    expect(state.step).toBe('idle')
    expect(link()).toMatchObject({ status: 'connected', connectorId: 'com.example.wallet1' })
  })

  it('when another one begins; only the newer one counts', async () => {
    const { portico, frame, state } = arrange()
    frame.answer('connectEmail', 'hang')
    const first = startEmailLogin(portico, { email })
    const outcome = expect(first).rejects.toMatchObject({ code: 'connection/aborted' })
    await Promise.resolve()
    frame.answer('connectEmail', { action: 'VERIFY_OTP' })
    await startEmailLogin(portico, { email: 'bob@example.com' })
    await outcome
    expect(state).toMatchObject({ step: 'code', email: 'bob@example.com' })
  })

  it('with the instance', async () => {
    const { portico, frame, clock } = arrange()
    frame.answer('connectEmail', 'hang')
    const login = startEmailLogin(portico, { email })
    const outcome = expect(login).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.flush()
    portico.destroy()
    await outcome
    expect(frame.isDestroyed()).toBe(true)
  })
})

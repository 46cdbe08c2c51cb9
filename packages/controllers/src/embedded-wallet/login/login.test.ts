import { frameErrors } from '@portico/frame-bridge'
import { afterEach, describe, expect, it } from 'vitest'
import { connect } from '../../connection/connect.js'
import { getFeature } from '../../features/getFeature.js'
import { close } from '../../modal/close.js'
import { open } from '../../modal/open.js'
import { attachRouter } from '../../routing/attachRouter.js'
import { back } from '../../routing/back.js'
import { push } from '../../routing/push.js'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '../../testing/createTestPortico.js'
import { embeddedWalletFeature } from '../embeddedWalletFeature.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'
import { cancelLogin } from './cancelLogin.js'
import { resendCode } from './resendCode.js'
import { startEmailLogin } from './startEmailLogin.js'
import { submitOtp } from './submitOtp.js'
import { waitForDevice } from './waitForDevice.js'

const email = 'ann@example.com'
let made: TestPortico | undefined

function arrange(options: CreateTestPorticoOptions = {}) {
  const frame = createFakeFrameClient()
  const test = createTestPortico({ frame, ...options })
  made = test
  const { portico } = test
  return {
    ...test,
    frame,
    state: getFeature(portico, embeddedWalletFeature),
    link: () => portico.getState().namespaces.eip155,
    asked: (name: string) => frame.calls.filter((call) => call.name === name),
  }
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
    expect(link()).toMatchObject({ status: 'connected', connectorId: 'AUTH', network: 'eip155:1' })
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
    const { portico, frame, state, clock } = arrange()
    attachRouter(portico)
    open(portico)
    frame.answer('connectEmail', { action: 'VERIFY_DEVICE' })
    await startEmailLogin(portico, { email })
    push(portico, { view: 'EmailVerifyDevice' })
    const waiting = waitForDevice(portico)
    const outcome = expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.flush()
    close(portico)
    await outcome
    expect(state.step).toBe('idle')
  })

  it('when its views are left', async () => {
    const { portico, state, clock } = arrange()
    attachRouter(portico)
    open(portico)
    await startEmailLogin(portico, { email })
    push(portico, { view: 'EmailVerifyOtp' })
    expect(state.step).toBe('code')
    back(portico)
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
    const outcome = expect(login).rejects.toMatchObject({ code: 'frame/aborted' })
    await clock.flush()
    portico.destroy()
    await outcome
    expect(frame.isDestroyed()).toBe(true)
  })
})

import { emailKey, preferredAccountTypesKey } from '@portico/core/internal'
import { frameErrors } from '@portico/frame-bridge'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../../connection/commands/connect.js'
import { disconnect } from '../../../connection/commands/disconnect.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import { createTestPortico, type TestPortico } from '../../../testing/createTestPortico.js'
import { raiseAlert } from '../alerts/raiseAlert.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'
import { cancelEmailUpdate } from './cancelEmailUpdate.js'
import { setPreferredAccountType } from './setPreferredAccountType.js'
import { submitPrimaryOtp } from './submitPrimaryOtp.js'
import { submitSecondaryOtp } from './submitSecondaryOtp.js'
import { updateEmail } from './updateEmail.js'

const code = '123456'
let made: TestPortico | undefined

async function arrange() {
  const frame = createFakeFrameClient({ isConnected: true })
  const test = createTestPortico({ frame })
  made = test
  const { portico, clock } = test
  await connect(portico, { connectorId: 'AUTH' })
  await clock.flush()
  return { ...test, frame, state: getPart(portico, embeddedWalletPart), store: getInternals(portico).store }
}

afterEach(() => made?.portico.destroy())

describe('changing the e-mail address', () => {
  it('takes a code of the old address, then one of the new', async () => {
    const { portico, frame, state, store, clock } = await arrange()
    expect(await updateEmail(portico, { email: 'new@example.com' })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect(state).toMatchObject({
      update: { step: 'primary', email: 'new@example.com' },
      resendAt: clock.now() + 30_000,
    })
    await submitPrimaryOtp(portico, { code })
    expect(state.update.step).toBe('secondary')
    expect(await submitSecondaryOtp(portico, { code })).toEqual({ email: 'new@example.com' })
    expect(state).toMatchObject({ update: { step: 'idle', email: undefined }, user: { email: 'new@example.com' } })
    expect(store.get(emailKey)).toBe('new@example.com')
    expect(frame.calls.at(-1)).toEqual({ name: 'updateEmailSecondaryOtp', payload: { otp: code } })
  })

  it('skips the old address when the frame does', async () => {
    const { portico, frame, state } = await arrange()
    frame.answer('updateEmail', { action: 'VERIFY_SECONDARY_OTP' })
    await updateEmail(portico, { email: 'new@example.com' })
    expect(state.update.step).toBe('secondary')
    await expect(submitPrimaryOtp(portico, { code })).rejects.toMatchObject({ code: 'embedded-wallet/no-login' })
  })

  it('stays at its step after a code that is refused', async () => {
    const { portico, frame, state } = await arrange()
    await updateEmail(portico, { email: 'new@example.com' })
    frame.answer('updateEmailPrimaryOtp', frameErrors('frame/error-reply', { message: 'nope' }))
    await expect(submitPrimaryOtp(portico, { code })).rejects.toMatchObject({ code: 'embedded-wallet/code-refused' })
    expect(state.update.step).toBe('primary')
  })

  it('that is given up while a code is checked stays given up', async () => {
    const { portico, frame, state } = await arrange()
    await updateEmail(portico, { email: 'new@example.com' })
    frame.answer('updateEmailPrimaryOtp', 'hang')
    const given = expect(submitPrimaryOtp(portico, { code })).rejects.toMatchObject({ code: 'connection/aborted' })
    await vi.waitFor(() => expect(frame.calls.at(-1)?.name).toBe('updateEmailPrimaryOtp'))
    cancelEmailUpdate(portico)
    frame.settle('updateEmailPrimaryOtp', undefined)
    await given
    expect(state.update).toEqual({ step: 'idle', email: undefined })
  })

  it('ends with the connection; a late answer brings nothing of the login back', async () => {
    const { portico, frame, state, store } = await arrange()
    await updateEmail(portico, { email: 'new@example.com' })
    await submitPrimaryOtp(portico, { code })
    frame.answer('updateEmailSecondaryOtp', 'hang')
    const ended = expect(submitSecondaryOtp(portico, { code })).rejects.toMatchObject({ code: 'connection/aborted' })
    await vi.waitFor(() => expect(frame.calls.at(-1)?.name).toBe('updateEmailSecondaryOtp'))
    await disconnect(portico)
    await ended
    frame.settle('updateEmailSecondaryOtp', { newEmail: 'new@example.com' })
    expect(store.get(emailKey)).toBeUndefined()
    expect(state).toMatchObject({ user: undefined, update: { step: 'idle' } })
  })

  it('that is asked for while the connection ends does not begin', async () => {
    const { portico, frame, state } = await arrange()
    frame.answer('updateEmail', 'hang')
    const ended = expect(updateEmail(portico, { email: 'new@example.com' })).rejects.toMatchObject({
      code: 'connection/aborted',
    })
    await vi.waitFor(() => expect(frame.calls.at(-1)?.name).toBe('updateEmail'))
    await disconnect(portico)
    await ended
    expect(state.update.step).toBe('idle')
  })

  it('takes the alert of an earlier request away', async () => {
    const { portico, state } = await arrange()
    raiseAlert(portico, frameErrors('frame/request-timeout', { name: 'SWITCH_NETWORK' }))
    await updateEmail(portico, { email: 'new@example.com' })
    expect(state.alert).toBeUndefined()
  })

  it('lets another mail be asked for half a minute after each of the two', async () => {
    const { portico, state, clock } = await arrange()
    await updateEmail(portico, { email: 'new@example.com' })
    await clock.advance(60_000)
    await submitPrimaryOtp(portico, { code })
    expect(state.resendAt).toBe(clock.now() + 30_000)
  })

  it.each([
    ['ann@example', 'embedded-wallet/invalid-email'],
    ['ANN@example.com', 'embedded-wallet/same-email'],
  ])('refuses %s with %s', async (email, expected) => {
    const { portico, frame } = await arrange()
    await expect(updateEmail(portico, { email })).rejects.toMatchObject({ code: expected })
    expect(frame.calls.map(({ name }) => name)).not.toContain('updateEmail')
  })

  it('needs a connected account', async () => {
    const { portico, state } = await arrange()
    await updateEmail(portico, { email: 'new@example.com' })
    await disconnect(portico)
    expect(state).toMatchObject({ user: undefined, update: { step: 'idle' } })
    await expect(updateEmail(portico, { email: 'new@example.com' })).rejects.toMatchObject({
      code: 'embedded-wallet/not-connected',
    })
  })
})

describe('choosing the kind of account', () => {
  it('asks the frame, remembers it and uses its address', async () => {
    const { portico, frame, state, store } = await arrange()
    const address = `0x${'cd'.repeat(20)}`
    frame.setUser({ address })
    expect(await setPreferredAccountType(portico, { type: 'smartAccount' })).toEqual({ type: 'smartAccount' })
    expect(store.get(preferredAccountTypesKey)).toEqual({ eip155: 'smartAccount' })
    expect(state.accountType).toBe('smartAccount')
    expect(portico.getState().namespaces.eip155).toMatchObject({ address, accounts: [{ type: 'smartAccount' }] })
  })

  it('is an ordinary account where the frame cannot do it', async () => {
    const { portico, frame, state, store } = await arrange()
    frame.answer('setPreferredAccount', 'eoa')
    expect(await setPreferredAccountType(portico, { type: 'smartAccount' })).toEqual({ type: 'eoa' })
    expect(store.get(preferredAccountTypesKey)).toEqual({ eip155: 'eoa' })
    expect(state.accountType).toBe('eoa')
  })
})

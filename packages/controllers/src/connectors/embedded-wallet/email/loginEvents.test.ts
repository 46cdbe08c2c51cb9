import { frameErrors } from '@portico/frame-bridge'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { analyticsPart } from '../../../analytics/analyticsPart.js'
import { createRecord } from '../../../analytics/createRecord.js'
import { connect } from '../../../connection/commands/connect.js'
import { getPart } from '../../../instance/getPart.js'
import { createTestPortico, type TestPortico } from '../../../testing/createTestPortico.js'
import { setPreferredAccountType } from '../settings/setPreferredAccountType.js'
import { updateEmail } from '../settings/updateEmail.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'
import { startEmailLogin } from './startEmailLogin.js'
import { submitOtp } from './submitOtp.js'
import { waitForDevice } from './waitForDevice.js'

const email = 'ann@example.com'
let made: TestPortico | undefined

function arrange(isConnected = false) {
  const frame = createFakeFrameClient({ isConnected })
  const test = createTestPortico({ frame })
  made = test
  const queue = () =>
    getPart(test.portico, analyticsPart)
      .queue.map(createRecord)
      .map(({ props }) => props)
  return { ...test, frame, queue, names: () => queue().map(({ event }) => event) }
}

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' }))
afterEach(() => made?.portico.destroy())

it('tells analytics how a login by e-mail goes, never the address or the code', async () => {
  const { portico, frame, queue, names, clock } = arrange()
  frame.answer('connectEmail', { action: 'VERIFY_DEVICE' })
  await startEmailLogin(portico, { email })
  const wait = waitForDevice(portico)
  await clock.flush()
  frame.settle('connectDevice', undefined)
  await wait
  frame.answer('connectOtp', frameErrors('frame/error-reply', { message: `${email} sent 000000` }))
  await expect(submitOtp(portico, { code: '000000' })).rejects.toThrow()
  frame.answer('connectOtp', undefined)
  await submitOtp(portico, { code: '123456' })
  expect(names()).toEqual([
    'EMAIL_SUBMITTED',
    'DEVICE_REGISTERED_FOR_EMAIL',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_FAIL',
    'EMAIL_VERIFICATION_CODE_PASS',
    'CONNECT_SUCCESS',
  ])
  expect(JSON.stringify(queue())).not.toMatch(/ann@|000000|123456/)
})

it('tells analytics of a mail that is sent at once', async () => {
  const { portico, names } = arrange()
  await startEmailLogin(portico, { email })
  expect(names()).toEqual(['EMAIL_SUBMITTED', 'EMAIL_VERIFICATION_CODE_SENT'])
})

it('tells analytics of another address and another kind of account', async () => {
  const { portico, frame, queue } = arrange(true)
  await connect(portico, { connectorId: 'AUTH' })
  await updateEmail(portico, { email: 'new@example.com' })
  frame.answer('setPreferredAccount', { type: 'smartAccount', address: `0x${'cd'.repeat(20)}` })
  await setPreferredAccountType(portico, { type: 'smartAccount' })
  expect(queue().map(({ event, properties }) => [event, properties])).toEqual([
    ['CONNECT_SUCCESS', { method: 'email', name: 'Email' }],
    ['EMAIL_EDIT', undefined],
    ['SET_PREFERRED_ACCOUNT_TYPE', { accountType: 'smartAccount', network: 'eip155:1' }],
  ])
  expect(JSON.stringify(queue())).not.toContain('@')
})

import { frameErrors } from '@portico/frame-bridge'
import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../../../connection/commands/connect.js'
import { disconnect } from '../../../connection/commands/disconnect.js'
import { getProvider } from '../../../connection/provider/getProvider.js'
import { getPart } from '../../../instance/getPart.js'
import { createTestPortico, type TestPortico } from '../../../testing/createTestPortico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'

const minute = 60_000
let made: TestPortico | undefined

afterEach(() => made?.portico.destroy())

async function arrange() {
  const frame = createFakeFrameClient({ isConnected: true })
  const test = createTestPortico({ frame })
  made = test
  const { portico, clock } = test
  await connect(portico, { connectorId: 'AUTH' })
  // The wallet is followed from its first connection on, by code that loads then.
  await vi.waitFor(() => expect(frame.calls.map(({ name }) => name)).toContain('syncDappData'))
  return {
    portico,
    clock,
    frame,
    state: getPart(portico, embeddedWalletPart),
    status: () => portico.getState().namespaces.eip155?.status,
    checks: () => frame.calls.filter(({ name, payload }) => name === 'isConnected' && payload === 'background').length,
    comeBack: () => window.dispatchEvent(new Event('focus')),
    /** Asks for a signature that fails. */
    async fail() {
      const provider = getProvider(portico, { namespace: 'eip155' })
      const params = ['0x68', `0x${'ab'.repeat(20)}`]
      const failed = expect(provider.request({ method: 'personal_sign', params })).rejects.toMatchObject({
        code: 'frame/error-reply',
      })
      await clock.flush()
      frame.settle('request', frameErrors('frame/error-reply', { message: 'You are not signed in' }))
      await failed
      await clock.flush()
    },
  }
}

/** What the client does if nobody is logged in at the frame. */
function forget(frame: ReturnType<typeof createFakeFrameClient>): void {
  frame.answer('isConnected', false)
  frame.emit('disconnect', { reason: 'not-connected' })
}

it('asks whether the login holds when the person comes back, once a minute at most', async () => {
  const { clock, checks, comeBack } = await arrange()
  comeBack()
  expect(checks()).toBe(0)
  await clock.advance(minute)
  comeBack()
  comeBack()
  expect(checks()).toBe(1)
  await clock.advance(minute - 1)
  comeBack()
  expect(checks()).toBe(1)
})

it('asks when a request failed, and tells of a login that has ended', async () => {
  const { frame, fail, checks, state, status } = await arrange()
  await fail()
  expect(checks()).toBe(1)
  expect(status()).toBe('connected')
  forget(frame)
  expect(status()).toBe('disconnected')
  expect(state.alert).toMatchObject({ code: 'SESSION_EXPIRED', nextStep: 'log-in' })
})

it('leaves a login alone whose frame cannot tell', async () => {
  const { frame, fail, state, status } = await arrange()
  frame.answer('isConnected', frameErrors('frame/request-timeout', { name: 'IS_CONNECTED' }))
  await fail()
  expect(status()).toBe('connected')
  expect(state.alert).toBeUndefined()
})

it('asks one question at a time', async () => {
  const { frame, fail, checks } = await arrange()
  frame.answer('isConnected', 'hang')
  await fail()
  await fail()
  expect(checks()).toBe(1)
  frame.settle('isConnected', true)
  await fail()
  expect(checks()).toBe(2)
})

it('asks nothing once the wallet is disconnected', async () => {
  const { portico, clock, checks, comeBack } = await arrange()
  await disconnect(portico)
  await clock.advance(minute)
  comeBack()
  expect(checks()).toBe(0)
})

import { createFakeClock, createFakeContext } from '@portico/core/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFrameClient } from '../client/createFrameClient.js'
import { type CreateScriptedFrameOptions, createScriptedFrame } from './createScriptedFrame.js'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function start(options: Omit<CreateScriptedFrameOptions, 'clock'> = {}) {
  const clock = createFakeClock()
  const frame = createScriptedFrame({ clock, ...options })
  const { logger, store } = createFakeContext()
  const client = createFrameClient({ transport: frame.transport, clock, logger, store })
  stops.push(client.destroy)
  return { clock, frame, client }
}

describe.each([{ offersPort: true }, { offersPort: false }])('createScriptedFrame %j', (way) => {
  test('serves the client by script, and remembers what it was asked', async () => {
    const { clock, frame, client } = start({
      ...way,
      scripts: {
        CONNECT_EMAIL: [{ reply: { action: 'VERIFY_DEVICE' } }, { reply: { action: 'CONNECT' } }],
        SWITCH_NETWORK: ({ payload }) => ({ reply: payload }),
      },
    })
    await clock.advance(1_000)
    const email = { email: 'a@example.org' }
    const first = client.connectEmail(email)
    await clock.advance(30_000)
    await expect(first).resolves.toEqual({ action: 'VERIFY_DEVICE' })
    const second = client.connectEmail(email)
    await clock.advance(0)
    await expect(second).resolves.toEqual({ action: 'CONNECT' })
    expect(frame.requests).toEqual(
      Array(2).fill({ name: 'CONNECT_EMAIL', id: expect.any(String), payload: { email: 'a@example.org' } }),
    )
    expect([frame.count(), frame.count('CONNECT_EMAIL'), frame.count('GET_USER')]).toEqual([2, 2, 0])
  })

  test('fails, also without a script and in its own words', async () => {
    const { clock, frame, client } = start({ ...way, scripts: { CONNECT_OTP: { error: 'Invalid code' } } })
    const outcomes = [client.connectOtp({ otp: '1' }), client.getFarcasterUri()].map((promise) =>
      promise.catch((error) => error.params.message),
    )
    await clock.advance(1_000)
    expect(await Promise.all(outcomes)).toEqual(['Invalid code', 'No script for GET_FARCASTER_URI'])
    frame.script('CONNECT_OTP', { error: { message: 7 } })
    const odd = client.connectOtp({ otp: '1' }).catch((error) => error.shortMessage)
    await clock.advance(1_000)
    expect(await odd).toBe('An error occurred')
  })

  test.each([
    ['silence', { isSilent: true }],
    ['another id', { reply: undefined, id: 'other' }],
    ['no id', { reply: undefined, id: undefined }],
    ['garbage', { post: 'garbage' }],
  ] as const)('leaves a request open by %s', async (_, answer) => {
    const { clock, frame, client } = start({ ...way, scripts: { CONNECT_OTP: answer } })
    const outcome = vi.fn()
    client.connectOtp({ otp: '1' }).catch(({ code }) => outcome(code))
    await clock.advance(30_000)
    expect([frame.count(), outcome.mock.calls]).toEqual([1, []])
    await clock.advance(1_000)
    expect(outcome.mock.calls).toEqual([['frame/request-timeout']])
  })

  test('takes as long as it is told', async () => {
    const { clock, client } = start({ ...way, scripts: { CONNECT_OTP: { reply: undefined, delayMs: 5_000 } } })
    const outcome = vi.fn()
    client.connectOtp({ otp: '1' }).then(outcome)
    await clock.advance(5_400)
    expect(outcome).not.toHaveBeenCalled()
    await clock.advance(200)
    expect(outcome).toHaveBeenCalledOnce()
  })

  test('says READY when it is told, and again after a reload', async () => {
    const { clock, frame, client } = start({ ...way, isReady: false, scripts: { CONNECT_OTP: { reply: undefined } } })
    const outcome = client.connectOtp({ otp: '1' })
    await clock.advance(10_000)
    expect(frame.count()).toBe(0)
    frame.sayReady()
    await clock.advance(1_000)
    await expect(outcome).resolves.toBeUndefined()
    await clock.advance(10_000)
    frame.sayReady()
    await clock.advance(1_000)
    const again = client.connectOtp({ otp: '1' })
    await clock.advance(0)
    await expect(again).resolves.toBeUndefined()
  })

  test('loses its page', async () => {
    const { clock, frame, client } = start({ ...way, scripts: { CONNECT_OTP: { isSilent: true } } })
    await clock.advance(1_000)
    const outcome = client.connectOtp({ otp: '1' }).catch(({ code }) => code)
    frame.raise('gone', undefined)
    expect(await outcome).toBe('frame/not-set')
    expect(frame.isAttached()).toBe(false)
    expect(() => frame.transport.post({})).toThrow(expect.objectContaining({ code: 'frame/not-set' }))
  })
})

test('is not reached by window messages once a port is open, but can still post them', async () => {
  const { clock, frame, client } = start({ scripts: { CONNECT_OTP: { isSilent: true } } })
  await clock.advance(1_000)
  const outcome = vi.fn()
  client.connectOtp({ otp: '1' }).then(outcome)
  await clock.advance(0)
  frame.transport.post({ type: '@w3m-app/GET_USER', id: 'a' })
  frame.postToWindow({ type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: frame.requests[0]?.id })
  await clock.advance(1_000)
  expect([frame.count(), outcome.mock.calls.length]).toEqual([1, 0])
  frame.post({ type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: frame.requests[0]?.id })
  await clock.advance(0)
  expect(outcome).toHaveBeenCalledOnce()
})

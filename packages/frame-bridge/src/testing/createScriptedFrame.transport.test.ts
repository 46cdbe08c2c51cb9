import { createFakeClock } from '@portico/core/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { type CreateScriptedFrameOptions, createScriptedFrame } from './createScriptedFrame.js'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function start(options: Omit<CreateScriptedFrameOptions, 'clock'> = {}) {
  const clock = createFakeClock()
  const frame = createScriptedFrame({ clock, ...options })
  const { transport } = frame
  const events: unknown[] = []
  transport.on('message', (message) => events.push(message))
  for (const name of ['load', 'gone'] as const) transport.on(name, () => events.push(name))
  stops.push(transport.destroy)
  return { clock, frame, transport, events }
}

const asMessage = (data: unknown) => ({ data, ports: [] })
const ready = (payload: object) => asMessage({ type: '@w3m-frame/READY', payload })
const readNonce = (events: unknown[]) => (events as [{ data: { payload: { nonce?: string } } }])[0].data.payload.nonce
const nonce = expect.stringMatching(/^[\da-f]{32}$/)

describe('the document', () => {
  test('says READY in its version, with a port or without one', async () => {
    const [first, old] = [start(), start({ offersPort: false, version: '3' })]
    await first.clock.advance(0)
    await old.clock.advance(0)
    expect(first.events).toStrictEqual([ready({ version: '4', port: true, nonce })])
    expect(old.events).toStrictEqual([ready({ version: '3' })])
  })

  test('is another one after a restart, which says READY by itself only where the first did', async () => {
    const [first, silent] = [start({ offersPort: false }), start({ isReady: false })]
    await first.clock.advance(0)
    first.transport.restart()
    silent.transport.restart()
    await first.clock.advance(0)
    await silent.clock.advance(0)
    expect(first.events).toEqual([ready({ version: '4' }), 'load', ready({ version: '4' })])
    expect(silent.events).toEqual(['load'])
  })

  test('is in the page until it is gone or destroyed, and silent from then on', async () => {
    const { clock, events, frame, transport } = start({ offersPort: false })
    frame.raise('load', undefined)
    expect(frame.isAttached()).toBe(true)
    transport.destroy()
    expect(transport.isAttached()).toBe(false)
    expect(() => transport.post({})).toThrow(expect.objectContaining({ code: 'frame/not-set' }))
    transport.on('message', (message) => events.push(message))
    await clock.advance(0)
    expect(events).toEqual(['load'])
  })

  test('is not spoken to over its port any more once it was destroyed', async () => {
    const { clock, events, transport } = start()
    await clock.advance(0)
    const { port1, port2 } = new MessageChannel()
    const closed = new Promise((resolve) => port1.addEventListener('close', resolve))
    port1.start()
    transport.post({ type: '@w3m-app/PORT', id: 'p', payload: { nonce: readNonce(events) } }, [port2])
    transport.destroy()
    await closed
  })
})

describe('a request', () => {
  test('is answered by its script, in the form of the wire', async () => {
    const { clock, events, frame, transport } = start({
      isReady: false,
      offersPort: false,
      scripts: {
        CONNECT_OTP: { reply: undefined },
        SWITCH_NETWORK: ({ id, payload }) => ({ reply: { id, payload } }),
        GET_USER: { error: { code: 4001 } },
      },
    })
    transport.post({ type: '@w3m-app/CONNECT_OTP', id: 'a', payload: { otp: '1' } })
    transport.post({ type: '@w3m-app/SWITCH_NETWORK', id: 'b', payload: { chainId: 1 } })
    transport.post({ type: '@w3m-app/GET_USER', id: 'c' })
    await clock.advance(0)
    expect(events).toStrictEqual([
      asMessage({ type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: 'a' }),
      asMessage({
        type: '@w3m-frame/SWITCH_NETWORK_SUCCESS',
        id: 'b',
        payload: { id: 'b', payload: { chainId: 1 } },
      }),
      asMessage({ type: '@w3m-frame/GET_USER_ERROR', id: 'c', payload: { code: 4001 } }),
    ])
    expect(frame.requests).toEqual([
      { name: 'CONNECT_OTP', id: 'a', payload: { otp: '1' } },
      { name: 'SWITCH_NETWORK', id: 'b', payload: { chainId: 1 } },
      { name: 'GET_USER', id: 'c', payload: undefined },
    ])
  })

  test('is counted among those of its name', async () => {
    const { clock, events, transport } = start({
      isReady: false,
      offersPort: false,
      scripts: { CONNECT_EMAIL: [{ reply: 1 }, { reply: 2 }], CONNECT_OTP: { isSilent: true } },
    })
    for (const name of ['CONNECT_OTP', 'CONNECT_EMAIL', 'CONNECT_EMAIL', 'CONNECT_EMAIL'])
      transport.post({ type: `@w3m-app/${name}`, id: 'a' })
    await clock.advance(0)
    expect(events).toEqual(
      [1, 2, 2].map((payload) => asMessage({ type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', id: 'a', payload })),
    )
  })

  test('is nothing but a message of the protocol, and has no id that is no text', async () => {
    const { clock, frame, transport } = start({ isReady: false })
    for (const message of [null, 'GET_USER', {}, { type: '@w3m-frame/GET_USER' }, { type: 'GET_USER' }])
      transport.post(message)
    transport.post({ type: '@w3m-app/GET_USER', id: 5 })
    await clock.advance(0)
    expect(frame.requests).toEqual([{ name: 'GET_USER', id: undefined, payload: undefined }])
  })
})

describe('an offered port', () => {
  test.each<[string, CreateScriptedFrameOptions, (nonce: string | undefined) => object, boolean]>([
    ['of another document', {}, () => ({ payload: { nonce: 'other' } }), true],
    ['without a payload', {}, () => ({}), true],
    ['that is none', {}, (nonce) => ({ payload: { nonce } }), false],
    ['that the frame does not take', { offersPort: false }, (nonce) => ({ payload: { nonce } }), true],
  ])('%s is left alone', async (_, options, toMessage, hasPort) => {
    const { clock, events, frame, transport } = start(options)
    await clock.advance(0)
    const { port1, port2 } = new MessageChannel()
    stops.push(() => port1.close())
    const received: unknown[] = []
    port1.onmessage = ({ data }) => received.push(data)
    const message = { type: '@w3m-app/PORT', id: 'p', ...toMessage(readNonce(events)) }
    transport.post(message, hasPort ? [port2] : undefined)
    transport.post({ type: '@w3m-app/GET_USER', id: 'a' })
    await clock.advance(0)
    expect(received).toEqual([])
    expect(frame.requests).toHaveLength(1)
  })
})

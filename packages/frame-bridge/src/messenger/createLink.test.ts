import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestMessenger } from './testing/openTestMessenger.js'

const nonce = 'n'.repeat(16)
const offer = { version: '4', port: true, nonce }

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** Takes the frame's port; `received` are the messages that arrive over it. */
function takePort(test: ReturnType<typeof openTestMessenger>) {
  const { id, port } = test.frame.last() ?? {}
  if (!port) throw new Error('No port was sent.')
  ports.push(port)
  const received: { type: string; id: string }[] = []
  port.onmessage = ({ data }) => received.push(data)
  return { received, id, port, accept: () => port.postMessage({ type: '@w3m-frame/PORT_SUCCESS', id }) }
}

/** Opens the port and lets the frame become ready. */
async function openPort(payload = offer) {
  const test = openTestMessenger()
  test.frame.ready(payload)
  const port = takePort(test)
  port.accept()
  await test.clock.flush()
  await test.clock.advance(500)
  return { ...test, ...port }
}

describe('a frame that offers a port', () => {
  it('is sent one, with its own nonce, and hears nothing else before it has accepted it', async () => {
    const test = openTestMessenger()
    const { clock, frame, messenger } = test
    messenger.send('SYNC_THEME', {}).catch(() => {})
    frame.ready(offer)
    const { received, accept } = takePort(test)
    expect(frame.posted).toEqual([
      {
        type: '@w3m-app/PORT',
        id: expect.stringMatching(/^[\da-f]{32}$/),
        payload: { nonce, version: 1 },
        port: expect.anything(),
      },
    ])
    await clock.advance(10_000)
    expect(received).toEqual([])
    accept()
    await clock.flush()
    expect(received).toEqual([{ type: '@w3m-app/SYNC_THEME', id: expect.any(String), payload: {} }])
    expect(frame.posted).toHaveLength(1)
    expect(messenger.isReady()).toBe(false)
    await clock.advance(500)
    expect(messenger.isReady()).toBe(true)
  })

  it('answers over the port', async () => {
    const { clock, frame, messenger, port, received } = await openPort()
    const pending = messenger.send('GET_CHAIN_ID', undefined)
    await clock.flush()
    port.postMessage({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: received[0]?.id, payload: { chainId: 1 } })
    expect(await pending).toEqual({ chainId: 1 })
    expect(frame.names()).toEqual(['PORT'])
    port.postMessage('junk')
    port.postMessage({ type: '@w3m-frame/READY', payload: { ...offer, nonce: 'm'.repeat(16) } })
    await clock.flush()
    expect(messenger.dropped()).toMatchObject({ type: 1, id: 1, window: 0 })
    expect(messenger.isReady()).toBe(true)
  })

  it('is not listened to by window any more', async () => {
    const { clock, frame, messenger, received } = await openPort()
    messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
    await clock.flush()
    frame.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: received[0]?.id, payload: { chainId: 666 } })
    expect(messenger.pending()).toBe(1)
    expect(messenger.dropped().window).toBe(1)
    frame.ready(offer)
    expect(messenger.dropped().replay).toBe(1)
    expect(messenger.isReady()).toBe(true)
  })

  it('has to accept with the id of the offer, over the port', async () => {
    const test = openTestMessenger()
    const { clock, frame, messenger } = test
    frame.ready(offer)
    const { id, port } = takePort(test)
    port.postMessage({ type: '@w3m-frame/PORT_SUCCESS', id: 'x' })
    port.postMessage({ type: '@w3m-frame/SYNC_THEME_SUCCESS', id })
    frame.say({ type: '@w3m-frame/PORT_SUCCESS', id })
    await clock.flush()
    await clock.advance(500)
    expect(messenger.isReady()).toBe(false)
    expect(messenger.dropped()).toMatchObject({ type: 2, window: 1 })
    const failed = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({
      code: 'frame/load-failed',
    })
    await clock.advance(20_000)
    await failed
  })

  it('starts anew with a new nonce when it was reloaded', async () => {
    const test = await openPort()
    const { clock, frame, messenger } = test
    const sent = expect(messenger.send('CONNECT_OTP', { otp: '1' })).rejects.toMatchObject({ code: 'frame/reloaded' })
    frame.ready({ ...offer, nonce: 'm'.repeat(16) })
    await sent
    expect(messenger.isReady()).toBe(false)
    const next = takePort(test)
    next.accept()
    await clock.flush()
    await clock.advance(500)
    expect(messenger.isReady()).toBe(true)
    // Messages over the first port are no longer accepted.
    const before = messenger.dropped()
    test.port.postMessage({ type: '@w3m-frame/SESSION_UPDATE', payload: {} })
    await clock.flush()
    expect(messenger.dropped()).toEqual(before)
  })

  it('is not ready for an event that lies about its data; what the port could not read is counted', async () => {
    const { clock, frame, messenger } = openTestMessenger()
    const { port1, port2 } = new MessageChannel()
    vi.stubGlobal('MessageChannel', function createChannel() {
      return { port1, port2 }
    })
    frame.ready(offer)
    vi.unstubAllGlobals()
    ports.push(port1)
    const accepted = new MessageEvent('message', { data: 'nothing' })
    const { id } = frame.last() ?? {}
    Object.defineProperty(accepted, 'data', { value: { type: '@w3m-frame/PORT_SUCCESS', id } })
    port1.dispatchEvent(accepted)
    port1.dispatchEvent(new Event('messageerror'))
    await clock.advance(500)
    expect(messenger.isReady()).toBe(false)
    expect(messenger.dropped()).toMatchObject({ type: 1, size: 1 })
  })

  it('is lost when its port closes', async () => {
    const { clock, messenger, port } = await openPort()
    const sent = expect(messenger.send('CONNECT_OTP', { otp: '1' })).rejects.toMatchObject({ code: 'frame/reloaded' })
    port.close()
    await clock.flush()
    await sent
    expect(messenger.isReady()).toBe(false)
  })

  it('is spoken to by window when the nonce is missing or too short to tell loads apart', async () => {
    for (const payload of [{ port: true }, { port: true, nonce: 'n'.repeat(15) }, { port: false, nonce }]) {
      const { frame, messenger, getReady } = openTestMessenger()
      await getReady(payload)
      messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
      expect(frame.names()).toEqual(['GET_CHAIN_ID'])
    }
  })

  it('gets no port after the messenger was destroyed', async () => {
    const { clock, frame, messenger, port } = await openPort()
    const closed = new Promise((resolve) => port.addEventListener('close', resolve))
    messenger.destroy()
    await closed
    frame.ready(offer)
    await clock.flush()
    expect(frame.posted).toHaveLength(1)
  })
})

describe('READY', () => {
  it('is dropped when its payload is wrong', async () => {
    const { messenger, getReady } = openTestMessenger()
    await getReady({ version: { toString: () => '4' } })
    await getReady({ nonce: 5 })
    await getReady('4')
    expect(messenger.isReady()).toBe(false)
    expect(messenger.dropped()).toMatchObject({ size: 1, schema: 2 })
  })

  it('twice within half a second is the same document; later it is the next one', async () => {
    const { clock, frame, messenger, getReady } = openTestMessenger()
    frame.ready()
    const theme = messenger.send('SYNC_THEME', {})
    await clock.advance(499)
    frame.ready()
    expect(messenger.dropped().replay).toBe(1)
    frame.reply('SYNC_THEME')
    await theme
    await clock.advance(1)
    expect(messenger.isReady()).toBe(true)
    const sent = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({ code: 'frame/reloaded' })
    frame.ready()
    await sent
    expect(messenger.isReady()).toBe(false)
    await getReady()
    expect(messenger.dropped().replay).toBe(2)
    expect(messenger.isReady()).toBe(true)
  })
})

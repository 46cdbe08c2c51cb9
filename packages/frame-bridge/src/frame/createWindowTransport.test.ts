import { getEventListeners } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import type { Frame } from './createFrame.js'
import { createWindowTransport } from './createWindowTransport.js'

const origin = 'https://wallet.example'
const channels: MessageChannel[] = []
afterEach(() => {
  for (const { port1 } of channels.splice(0)) port1.close()
})

/** Stands in for a window, because in this environment only a port can be the source of a message event. */
function createWindow(): MessagePort {
  const channel = new MessageChannel()
  channels.push(channel)
  return channel.port1
}

function setUp() {
  const target = createWindow()
  const posted: unknown[] = []
  Object.assign(target, { postMessage: (...args: unknown[]) => posted.push(args) })
  const listeners: Record<string, () => void> = {}
  const state: { target: MessagePort | undefined } = { target }
  const destroy = vi.fn()
  const restart = vi.fn()
  const stop = vi.fn()
  const frame: Frame = {
    // The test needs no page, so there is no element.
    element: {} as HTMLIFrameElement,
    origin,
    // A port has the same `postMessage` as a window.
    window: () => state.target as Window | undefined,
    on(name: string, listener: () => void) {
      listeners[name] = listener
      return stop
    },
    restart,
    destroy,
  }
  const receiver = new EventTarget()
  const transport = createWindowTransport({ frame, receiver })
  const got: unknown[] = []
  transport.on('message', (message) => got.push(message))
  transport.on('dropped', (reason) => got.push(reason))
  const send = (init: MessageEventInit) => receiver.dispatchEvent(new MessageEvent('message', init))
  return { target, posted, listeners, state, destroy, restart, stop, receiver, transport, got, send }
}

it('lets through what the frame sent from its origin, with its ports', () => {
  const { got, send, target } = setUp()
  const port = createWindow()
  send({ origin, source: target, data: { a: 1 }, ports: [port] })
  send({ origin, source: target, data: 'text' })
  expect(got).toEqual([
    { data: { a: 1 }, ports: [port] },
    { data: 'text', ports: [] },
  ])
})

it.each<[string, (target: MessagePort) => MessageEventInit, string]>([
  ['another window', () => ({ origin, source: createWindow() }), 'source'],
  ['no window', () => ({ origin, source: null }), 'source'],
  ['another origin', (source) => ({ origin: 'https://evil.example', source }), 'origin'],
  ['the null origin', (source) => ({ origin: 'null', source }), 'origin'],
  ['no origin', (source) => ({ source }), 'origin'],
  ['a longer origin', (source) => ({ origin: `${origin}.evil.example`, source }), 'origin'],
])('drops what comes from %s unread', (_, init, reason) => {
  const { got, send, target } = setUp()
  send({ ...init(target), data: { type: '@w3m-frame/READY' } })
  expect(got).toEqual([reason])
})

it('believes the browser and not properties of the event', () => {
  const { got, receiver, target } = setUp()
  const forged = new MessageEvent('message', { origin: 'https://evil.example', source: createWindow(), data: 1 })
  Object.defineProperties(forged, { origin: { value: origin }, source: { value: target }, data: { value: 2 } })
  receiver.dispatchEvent(forged)
  const plain = new Event('message')
  Object.assign(plain, { origin, source: target, data: 3 })
  receiver.dispatchEvent(plain)
  expect(got).toEqual(['source', 'source'])
})

it('believes getters that were there when it was loaded', () => {
  const { got, send } = setUp()
  const original = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'origin')
  Object.defineProperty(MessageEvent.prototype, 'origin', { configurable: true, get: () => origin })
  try {
    send({ origin: 'https://evil.example', source: createWindow() })
    expect(got).toEqual(['source'])
  } finally {
    if (original) Object.defineProperty(MessageEvent.prototype, 'origin', original)
  }
})

it('posts to the exact origin, and nothing when there is no window', () => {
  const { got, posted, send, state, target, transport } = setUp()
  const port = createWindow()
  transport.post({ type: 'a' })
  transport.post({ type: 'b' }, [port])
  expect(posted).toEqual([
    [{ type: 'a' }, origin, []],
    [{ type: 'b' }, origin, [port]],
  ])
  expect(transport.isAttached()).toBe(true)
  state.target = undefined
  expect(transport.isAttached()).toBe(false)
  expect(() => transport.post({})).toThrow('W3mFrame: iframe is not set')
  send({ origin, source: null })
  send({ origin, source: target })
  expect(got).toEqual(['source', 'source'])
})

it('passes on what happens to the frame, until it is destroyed', () => {
  const { destroy, got, listeners, receiver, restart, send, stop, target, transport } = setUp()
  const events: string[] = []
  for (const name of ['load', 'gone', 'failed'] as const) transport.on(name, () => events.push(name))
  for (const name of ['load', 'gone', 'failed']) listeners[name]?.()
  expect(events).toEqual(['load', 'gone', 'failed'])
  transport.restart()
  expect(restart).toHaveBeenCalledOnce()
  transport.destroy()
  expect(destroy).toHaveBeenCalledOnce()
  expect(stop).toHaveBeenCalledTimes(3)
  expect(getEventListeners(receiver, 'message')).toEqual([])
  send({ origin, source: target })
  expect(got).toEqual([])
})

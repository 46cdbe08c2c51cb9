import { afterEach, expect, test, vi } from 'vitest'
import { createReading } from './createReading.js'

afterEach(() => vi.restoreAllMocks())

/** Fakes the layout: a text of 500 px in a container of 200 px. */
function start(options: Parameters<typeof createReading>[1] = {}, lengths: { client?: number; scroll?: number } = {}) {
  const element = document.createElement('div')
  const size = { client: 200, scroll: 500, ...lengths }
  Object.defineProperty(element, 'clientHeight', { get: () => size.client })
  Object.defineProperty(element, 'scrollHeight', { get: () => size.scroll })
  const onRead = vi.fn()
  const reading = createReading(element, { onRead, ...options })
  const scroll = (top: number) => {
    element.scrollTop = top
    element.dispatchEvent(new Event('scroll'))
  }
  return { reading, scroll, onRead, size }
}

test('a long text is read when its end was in view, and stays so', () => {
  const { reading, scroll, onRead } = start()
  reading.look()
  scroll(297.4)
  expect([reading.isRead(), reading.isLong()]).toEqual([false, true])
  scroll(298)
  expect([reading.isRead(), reading.isLong()]).toEqual([true, false])
  scroll(0)
  expect(reading.isLong()).toBe(false)
  scroll(300)
  expect([reading.isRead(), onRead.mock.calls.length]).toEqual([true, 1])
})

test('a text that fits is read when it is looked at', () => {
  const { reading } = start({}, { scroll: 200 })
  expect([reading.isRead(), reading.isLong()]).toEqual([false, false])
  reading.look()
  expect(reading.isRead()).toBe(true)
})

test('what is scrolled unseen is not read', () => {
  let isSeen = false
  const { reading, scroll } = start({ isSeen: () => isSeen })
  scroll(300)
  expect(reading.isRead()).toBe(false)
  isSeen = true
  reading.look()
  expect(reading.isRead()).toBe(true)
})

test('a text that is not shown is not read', () => {
  const { reading } = start({}, { client: 0, scroll: 0 })
  reading.look()
  expect(reading.isRead()).toBe(false)
})

test('a larger window may show the end', () => {
  const { reading, size } = start()
  size.client = 500
  window.dispatchEvent(new Event('resize'))
  expect(reading.isRead()).toBe(true)
})

test('needs nobody who listens, and after its end it follows nothing', () => {
  const { reading, scroll, size } = start({ onRead: undefined })
  reading.destroy()
  scroll(300)
  size.client = 500
  window.dispatchEvent(new Event('resize'))
  expect(reading.isRead()).toBe(false)
  reading.look()
  expect(reading.isRead()).toBe(true)
})

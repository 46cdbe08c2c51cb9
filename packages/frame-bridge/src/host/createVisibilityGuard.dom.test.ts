import { createFakeClock } from '@portico/core/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVisibilityGuard } from './createVisibilityGuard.js'

type FakeEntry = { isIntersecting?: boolean; intersectionRatio?: number; isVisible?: boolean }

let report: (...entries: FakeEntry[]) => void
let options: unknown
let disconnect: () => void

function installObserver(properties: { trackVisibility?: boolean }) {
  disconnect = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly disconnect = disconnect
      readonly observe = vi.fn()
      constructor(listener: (entries: readonly FakeEntry[]) => void, init: object) {
        options = init
        Object.assign(this, properties)
        report = (...entries) =>
          listener(entries.map((entry) => ({ isIntersecting: true, intersectionRatio: 1, ...entry })))
      }
    },
  )
}

function start(
  size = { width: 100, height: 40 },
  hasFocus = true,
  options: Parameters<typeof createVisibilityGuard>[1] = {},
) {
  const clock = createFakeClock()
  const onChange = vi.fn()
  const onProblem = vi.fn()
  const element = document.createElement('button')
  const box = vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ ...size } as DOMRect)
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
  const guard = createVisibilityGuard(element, { clock, onChange, onProblem, ...options })
  return { clock, onChange, onProblem, guard, box, focus }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('createVisibilityGuard where visibility is tracked', () => {
  beforeEach(() => installObserver({ trackVisibility: true }))

  test('asks the browser to track visibility as often as it may', () => {
    start()
    expect(options).toEqual({ threshold: [0, 0.99, 1], trackVisibility: true, delay: 100 })
  })

  test('is ready half a second after the element came into plain view', async () => {
    const { clock, guard, onChange } = start()
    expect(guard.isReady()).toBe(false)
    report({ isVisible: true })
    await clock.advance(499)
    expect(guard.isReady()).toBe(false)
    await clock.advance(1)
    expect(guard.isReady()).toBe(true)
    expect(onChange.mock.calls).toEqual([[true]])
  })

  test.each([
    ['covered', { isVisible: false }],
    ['not said to be visible', {}],
    ['partly out of view', { isVisible: true, intersectionRatio: 0.98 }],
    ['out of view', { isVisible: true, isIntersecting: false }],
  ])('closes at once when the element is %s, and begins the wait anew', async (_, entry) => {
    const { clock, guard, onChange } = start()
    report({ isVisible: true })
    await clock.advance(500)
    report(entry)
    expect(guard.isReady()).toBe(false)
    report({ isVisible: true })
    await clock.advance(300)
    report(entry)
    report({ isVisible: true })
    await clock.advance(300)
    expect(guard.isReady()).toBe(false)
    await clock.advance(200)
    expect(onChange.mock.calls).toEqual([[true], [false], [true]])
  })

  test('goes by the newest of several entries and tolerates rounding', async () => {
    const { clock, guard } = start()
    report({ isVisible: false }, { isVisible: true, intersectionRatio: 0.99 })
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
    report({ isVisible: true }, { isVisible: false })
    expect(guard.isReady()).toBe(false)
    report()
    await clock.advance(500)
    expect(guard.isReady()).toBe(false)
  })

  test('does not begin the wait anew when visibility is confirmed', async () => {
    const { clock, guard } = start()
    report({ isVisible: true })
    await clock.advance(400)
    report({ isVisible: true })
    await clock.advance(100)
    expect(guard.isReady()).toBe(true)
    report({ isVisible: true })
    expect(clock.pending()).toBe(0)
  })

  test('closes while the page is hidden', async () => {
    const { clock, guard } = start()
    report({ isVisible: true })
    await clock.advance(500)
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(guard.isReady()).toBe(false)
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
  })

  test('tells what stands in the way, once each', () => {
    const { onProblem, box } = start()
    report({ isVisible: false })
    report({ isVisible: false })
    report({ isVisible: true, intersectionRatio: 0.5 })
    report({ isVisible: true })
    box.mockReturnValue({ width: 5, height: 5 } as DOMRect)
    report({ isVisible: true, intersectionRatio: 0.5 })
    expect(onProblem.mock.calls).toEqual([['covered'], ['out-of-view'], [undefined], ['too-small']])
  })

  test('closes when it shrinks, though nothing of it goes out of view', async () => {
    const leastSize = { width: 200, height: 180 }
    const { clock, guard, box, onChange } = start({ width: 200, height: 180 }, true, { leastSize })
    report({ isVisible: true })
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
    box.mockReturnValue({ width: 200, height: 179 } as DOMRect)
    // Immediately, before the page is notified.
    expect(guard.isReady()).toBe(false)
    window.dispatchEvent(new Event('resize'))
    expect(onChange).toHaveBeenLastCalledWith(false)
    box.mockReturnValue({ width: 200, height: 180 } as DOMRect)
    window.dispatchEvent(new Event('resize'))
    expect(guard.isReady()).toBe(false)
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
  })

  test('needs no focus', async () => {
    const { clock, guard } = start(undefined, false)
    report({ isVisible: true })
    window.dispatchEvent(new Event('blur'))
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
  })

  test('stays closed after its end and leaves nothing behind', async () => {
    const { clock, guard, onChange } = start()
    report({ isVisible: true })
    guard.destroy()
    for (const target of [window, document])
      for (const name of ['focus', 'blur', 'resize', 'visibilitychange']) target.dispatchEvent(new Event(name))
    expect([guard.isReady(), clock.pending(), onChange.mock.calls.length]).toEqual([false, 0, 0])
    expect(disconnect).toHaveBeenCalledOnce()
  })

  test('can also be ended when it is ready', async () => {
    const { clock, guard } = start()
    report({ isVisible: true })
    await clock.advance(500)
    guard.destroy()
    expect(guard.isReady()).toBe(false)
  })
})

describe.each([
  ['by an observer of the first version', {}],
  ['because the browser will not', { trackVisibility: false }],
])('createVisibilityGuard where visibility is not tracked %s', (_, properties) => {
  beforeEach(() => installObserver(properties))

  test('takes an element that is in view, large enough and in the focused frame', async () => {
    const { clock, guard } = start({ width: 24, height: 24 })
    report({ isVisible: false })
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
  })

  test.each([
    ['too narrow', { width: 23, height: 40 }, true],
    ['too low', { width: 40, height: 23 }, true],
    ['without focus', { width: 40, height: 40 }, false],
  ])('refuses one that is %s', async (_, size, hasFocus) => {
    const { clock, guard } = start(size, hasFocus)
    report({})
    await clock.advance(5_000)
    expect(guard.isReady()).toBe(false)
  })

  test('tells that the focus is missing', () => {
    const { onProblem } = start(undefined, false)
    report({})
    expect(onProblem.mock.calls).toEqual([['not-focused']])
  })

  test('follows the focus of the frame', async () => {
    const { clock, guard, focus } = start(undefined, false)
    report({})
    focus.mockReturnValue(true)
    window.dispatchEvent(new Event('focus'))
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
    focus.mockReturnValue(false)
    window.dispatchEvent(new Event('blur'))
    expect(guard.isReady()).toBe(false)
  })

  test('stays closed before the observer has said anything', async () => {
    const { clock, guard } = start()
    window.dispatchEvent(new Event('focus'))
    await clock.advance(5_000)
    expect(guard.isReady()).toBe(false)
  })

  test('needs nobody who listens', async () => {
    start()
    const element = document.createElement('button')
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ width: 40, height: 40 } as DOMRect)
    const clock = createFakeClock()
    const guard = createVisibilityGuard(element, { clock })
    report({})
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
  })

  test('measures again when the frame is focused', async () => {
    const { clock, guard, box } = start({ width: 1, height: 1 })
    report({})
    box.mockReturnValue({ width: 40, height: 40 } as DOMRect)
    window.dispatchEvent(new Event('focus'))
    await clock.advance(500)
    expect(guard.isReady()).toBe(true)
  })
})

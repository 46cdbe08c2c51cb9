import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from './clock.js'

describe('systemClock', () => {
  afterEach(() => void vi.useRealTimers())

  it('calls once when due, unless cancelled', () => {
    vi.useFakeTimers({ now: 5 })
    const callback = vi.fn()
    systemClock.setTimeout(callback, 10)
    systemClock.setTimeout(callback, 10)()
    vi.advanceTimersByTime(10)
    expect(callback).toHaveBeenCalledTimes(1)
    expect(systemClock.now()).toBe(15)
  })

  it('does not fire at once for a wait that timers cannot hold', () => {
    vi.useFakeTimers()
    const callback = vi.fn()
    systemClock.setTimeout(callback, Number.POSITIVE_INFINITY)
    vi.advanceTimersByTime(1_000_000)
    expect(callback).not.toHaveBeenCalled()
  })
})

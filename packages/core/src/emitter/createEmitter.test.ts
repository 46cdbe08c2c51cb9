import { describe, expect, it, vi } from 'vitest'
import { createEmitter } from './createEmitter.js'

type Events = { a: number; b: string }

describe('createEmitter', () => {
  it('calls the listeners of an event in order, also when one throws', () => {
    const onError = vi.fn()
    const emitter = createEmitter<Events>({ onError })
    const seen: string[] = []
    emitter.on('a', () => {
      seen.push('first')
      throw new Error('listener')
    })
    emitter.on('a', (value) => seen.push(`second ${value}`))
    emitter.on('b', () => seen.push('other'))
    emitter.emit('a', 1)
    expect(seen).toEqual(['first', 'second 1'])
    expect(onError).toHaveBeenCalledWith(new Error('listener'))
  })

  it('does not call a listener that an earlier one removed, nor one that was added meanwhile', () => {
    const emitter = createEmitter<Events>()
    const late = vi.fn()
    const removed = vi.fn()
    emitter.on('a', () => {
      stop()
      emitter.on('a', late)
    })
    const stop = emitter.on('a', removed)
    emitter.emit('a', 1)
    expect(removed).not.toHaveBeenCalled()
    expect(late).not.toHaveBeenCalled()
  })

  it('keeps two registrations of one function apart and counts them', () => {
    const emitter = createEmitter<Events>()
    const listener = vi.fn()
    const stop = emitter.on('a', listener)
    emitter.on('a', listener)
    emitter.on('b', () => {})
    stop()
    emitter.emit('a', 1)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(emitter.count()).toBe(2)
    emitter.clear()
    expect(emitter.count()).toBe(0)
  })
})

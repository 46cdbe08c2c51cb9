import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { holdMessages } from './holdMessages.js'

describe('holdMessages', () => {
  it('keeps messages from those who listen early, and hands them to all in their order', () => {
    const events = new EventEmitter()
    const seen: unknown[] = []
    const release = holdMessages({ events })
    events.on('relayer_message', ({ message }) => seen.push(['early', message]))
    events.on('relayer_connect', () => seen.push('connect'))
    events.emit('relayer_message', { topic: 'a', message: 'one' })
    events.emit('relayer_connect')
    events.emit('relayer_message', { topic: 'b', message: 'two' })
    expect(seen).toEqual(['connect'])

    events.on('relayer_message', ({ message }) => seen.push(['late', message]))
    expect(release()).toEqual(['one', 'two'])
    expect(seen.slice(1)).toEqual([
      ['early', 'one'],
      ['late', 'one'],
      ['early', 'two'],
      ['late', 'two'],
    ])
    events.emit('relayer_message', { topic: 'a', message: 'three' })
    expect(seen.at(-1)).toEqual(['late', 'three'])
  })

  it.each([[{}], [{ events: null }], [{ events: { emit: 1 } }]])(
    'leaves a relayer alone that is made otherwise (%j)',
    (relayer) => {
      expect(holdMessages(relayer)()).toEqual([])
    },
  )
})

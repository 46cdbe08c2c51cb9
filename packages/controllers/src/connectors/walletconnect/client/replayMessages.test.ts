import { describe, expect, it } from 'vitest'
import { replayMessages } from './replayMessages.js'

describe('replayMessages', () => {
  it('hands on what nobody has read on the topics, as the relay would, and nothing twice', () => {
    const seen: unknown[] = []
    const relayer = {
      messages: {
        unread: { a: ['zero', 'one', 'two'], b: [] },
        getWithoutAck(topics: readonly string[]) {
          expect(topics).toEqual(['a', 'b'])
          return this.unread
        },
      },
      events: { emit: (...event: readonly unknown[]) => seen.push(event) },
    }
    replayMessages(relayer, { topics: ['a', 'b'], now: 7, done: ['zero'] })
    expect(seen).toEqual([
      ['relayer_message', { topic: 'a', message: 'one', publishedAt: 7 }],
      ['relayer_message', { topic: 'a', message: 'two', publishedAt: 7 }],
    ])
  })

  it.each([[{}], [{ messages: null, events: null }], [{ messages: { getWithoutAck: 1 }, events: { emit: () => {} } }]])(
    'leaves a relayer alone that is made otherwise (%j)',
    (relayer) => {
      expect(() => replayMessages(relayer, { topics: ['a'], now: 7, done: [] })).not.toThrow()
    },
  )
})

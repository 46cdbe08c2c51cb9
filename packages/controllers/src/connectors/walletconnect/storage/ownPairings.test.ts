import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { claimPairing, listOwnPairings, ownPairingsKey, sessionLifetime } from './ownPairings.js'

const topicOf = (at: number) => at.toString(16).padStart(64, '0')

describe('claimPairing', () => {
  it('remembers a pairing until the time that was said last, and no longer', async () => {
    const context = createFakeContext()
    const now = context.clock.now()
    claimPairing(context, { topic: topicOf(1), until: now + sessionLifetime })
    claimPairing(context, { topic: topicOf(2), until: now + 1000 })
    claimPairing(context, { topic: topicOf(1), until: now + 2000 })
    expect(listOwnPairings(context)).toEqual([
      { topic: topicOf(1), until: now + 2000 },
      { topic: topicOf(2), until: now + 1000 },
    ])
    await context.clock.advance(1000)
    expect(listOwnPairings(context).map(({ topic }) => topic)).toEqual([topicOf(1)])
    await context.clock.advance(1000)
    expect(listOwnPairings(context)).toEqual([])
  })

  it('keeps ten, those that matter longest', () => {
    const context = createFakeContext()
    for (let at = 0; at < 20; at++) claimPairing(context, { topic: topicOf(at), until: context.clock.now() + 1 + at })
    expect(listOwnPairings(context).map(({ topic }) => topic)).toEqual(
      Array.from({ length: 10 }, (_, at) => topicOf(19 - at)),
    )
  })

  it('takes nothing for its own that was not written here', () => {
    const context = createFakeContext()
    const until = context.clock.now() + 1000
    claimPairing(context, { topic: '', until })
    for (const stored of [
      'text',
      null,
      [until],
      { short: until, [topicOf(1)]: String(until), [topicOf(2)]: context.clock.now() + sessionLifetime + 1 },
    ]) {
      context.store.set(ownPairingsKey, stored)
      expect(listOwnPairings(context)).toEqual([])
    }
  })
})

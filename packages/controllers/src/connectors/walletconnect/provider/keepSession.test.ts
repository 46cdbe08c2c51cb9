import { describe, expect, it } from 'vitest'
import { listOwnPairings } from '../storage/ownPairings.js'
import { openTestSession, topic } from './testing/openTestSession.js'

const day = 86_400
const start = 1_767_225_600

describe('the life of a session', () => {
  it('is extended once when less than a day is left, without an event', async () => {
    const { client, context, events, record } = openTestSession({ record: { expiry: start + 2 * day } })
    await context.clock.advance((day - 1) * 1000)
    expect(client.calls).toEqual([])
    client.setSession(topic, { ...record, expiry: start + 8 * day })
    await context.clock.advance(2000)
    expect(client.calls).toEqual([{ name: 'extend', parameters: { topic } }])
    await context.clock.advance(3 * day * 1000)
    expect(client.calls).toHaveLength(1)
    expect(events).toEqual([])
  })

  it('ends at the expiry when it cannot be extended', async () => {
    const client = openTestSession({ record: { expiry: start + day / 2 } })
    client.client.onExtend({ error: new Error('offline') })
    await client.context.clock.advance((day / 2) * 1000)
    expect(client.events).toEqual([['end', 'expired']])
    expect(client.context.clock.pending()).toBe(0)
  })

  it('is known as one of its storage for as long as it lasts', async () => {
    const pairingTopic = 'c'.repeat(64)
    const { client, context, record } = openTestSession({ record: { expiry: start + 7 * day, pairingTopic } })
    const listOwn = () => listOwnPairings(context).map((own) => own.topic)
    expect(listOwn()).toEqual([pairingTopic])
    client.setSession(topic, { ...record, expiry: start + 13 * day })
    await context.clock.advance(8 * day * 1000)
    expect(listOwn()).toEqual([pairingTopic])
  })

  it('goes on with what the wallet extended', async () => {
    const { client, context, events, record } = openTestSession({ record: { expiry: start + 2 * day } })
    client.setSession(topic, { ...record, expiry: start + 9 * day })
    client.emit('session_extend', { topic })
    await context.clock.advance(3 * day * 1000)
    expect([client.calls, events]).toEqual([[], []])
  })
})

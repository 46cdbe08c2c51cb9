import { describe, expect, it, vi } from 'vitest'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import { openTestSession, topic } from './testing/openTestSession.js'

describe('disconnecting a session', () => {
  it('tells the wallet, rejects what waits and leaves nothing behind', async () => {
    const { client, connection, context, events, provider } = openTestSession()
    client.onRequest(() => new Promise(() => {}))
    await connection.switchNetwork('eip155:137')
    expect(context.store.get(activeChainsKey)).toEqual({ topic, networks: { eip155: 'eip155:137' } })
    const pending = expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ rpcCode: 4900 })
    await connection.disconnect()
    await pending
    const reason = { code: 6000, message: 'User disconnected.' }
    expect(client.calls.at(-1)).toEqual({ name: 'disconnect', parameters: { topic, reason } })
    expect(events).toEqual([['network', 'eip155:137']])
    expect(context.store.get(activeChainsKey)).toBeUndefined()
    expect([client.listenerCount(), context.clock.pending()]).toEqual([0, 0])
  })

  it.each([new Error('No matching key'), new Error('Record was recently deleted'), { code: 2, message: '' }])(
    'ends cleanly when the client fails with %o, and forgets the session',
    async (error) => {
      const { client, connection } = openTestSession()
      const forget = vi.fn(async () => client.setSession(topic))
      client.session.delete = forget
      client.onDisconnect({ error })
      await connection.disconnect()
      expect(forget).toHaveBeenCalledWith(topic, { code: 6000, message: 'User disconnected.' })
    },
  )

  it('waits three seconds at most', async () => {
    const { client, connection, context } = openTestSession()
    client.onDisconnect('hang')
    const done = connection.disconnect()
    await context.clock.advance(3000)
    await done
    expect(context.clock.pending()).toBe(0)
  })

  it('says nothing about a session that is gone already', async () => {
    const { client, connection } = openTestSession()
    client.setSession(topic)
    await connection.disconnect()
    await connection.disconnect()
    expect(client.calls).toEqual([])
  })

  it('still works after the release, which itself ends nothing', async () => {
    const { client, connection, context, events, wallet } = openTestSession()
    connection.release?.()
    wallet('chainChanged', 137)
    client.emit('session_delete', { topic })
    expect(events).toEqual([])
    expect([client.listenerCount(), context.clock.pending(), client.calls]).toEqual([0, 0, []])
    await connection.disconnect()
    expect(client.calls.map(({ name }) => name)).toEqual(['disconnect'])
  })

  it('ends the session in the other tabs without a word to the wallet', async () => {
    const here = openTestSession({ instanceId: 'tabs' })
    const there = openTestSession({ instanceId: 'tabs' })
    const elsewhere = openTestSession({ instanceId: 'other' })
    const forget = vi.fn(async () => undefined)
    there.client.session.delete = forget
    await here.connection.disconnect()
    await vi.waitFor(() => expect(there.events).toEqual([['end', 'other-tab']]))
    expect(there.client.calls).toEqual([])
    expect(forget).toHaveBeenCalledOnce()
    expect(elsewhere.events).toEqual([])
    elsewhere.connection.release?.()
  })
})

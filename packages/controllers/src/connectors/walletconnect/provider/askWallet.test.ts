import { describe, expect, it, vi } from 'vitest'
import { openTestSession } from './testing/openTestSession.js'

const sign = { method: 'personal_sign', params: [] }

describe('a request that the wallet is asked', () => {
  it('ends with the instance, also of a session that was released before', async () => {
    const lifetime = new AbortController()
    const { client, connection, context, provider } = openTestSession({ lifetime: lifetime.signal })
    client.onRequest(() => new Promise(() => {}))
    const asking = provider.request(sign)
    connection.release?.()
    lifetime.abort()
    await expect(asking).rejects.toMatchObject({ code: expect.any(String) })
    expect(context.clock.pending()).toBe(0)
  })

  it.each<[thrown: unknown, error: object]>([
    [
      { code: 5000, message: 'User rejected.' },
      { code: 'wallet/rejected', rpcCode: 4001 },
    ],
    [{ code: 5001, message: '' }, { code: 'wallet/rejected' }],
    [{ code: 5002, message: '' }, { code: 'wallet/rejected' }],
    [{ code: 5003, message: '' }, { code: 'wallet/rejected' }],
    [Object.assign(new Error('x'), { code: 4001 }), { code: 'wallet/rejected' }],
    ['User rejected the request', { code: 'wallet/rejected' }],
    [
      { code: 3001, message: 'x' },
      { code: 'wallet/unauthorized', rpcCode: 4100 },
    ],
    [
      { code: 5101, message: 'x' },
      { code: 'wallet/unsupported-method', rpcCode: 4200 },
    ],
    [
      { code: 4902, message: 'x' },
      { code: 'wallet/unrecognized-chain', rpcCode: 4902 },
    ],
    [
      { code: 6000, message: 'User disconnected.' },
      { code: 'wallet/disconnected', rpcCode: 4900 },
    ],
    [
      { code: 8000, message: 'x' },
      { code: 'provider/request-expired', shortMessage: 'Request expired' },
    ],
    [
      { code: -32000, message: 'insufficient funds', data: 'd' },
      { code: -32000, message: 'insufficient funds', data: 'd' },
    ],
    [Object.assign(new Error('boom'), { code: -32603 }), { code: -32603, message: 'boom' }],
    [
      { code: 3, message: '' },
      { code: 3, message: 'The wallet request failed.' },
    ],
    [new Error('boom'), { code: 'wallet/failed', shortMessage: 'The wallet request failed: boom' }],
    [undefined, { code: 'wallet/failed' }],
  ])('that fails with %o is an error like %o', async (thrown, error) => {
    const { client, context, provider } = openTestSession()
    client.onRequest(() => {
      throw thrown
    })
    const failure: unknown = await Promise.resolve(provider.request(sign)).catch((caught: unknown) => caught)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).toMatchObject(error)
    // The wait continues until the last day of the session.
    expect(context.clock.pending()).toBe(1)
  })

  it('expires when the wallet says nothing for five minutes', async () => {
    const { client, context, provider } = openTestSession()
    client.onRequest(() => new Promise(() => {}))
    const pending = expect(provider.request(sign)).rejects.toMatchObject({ code: 'provider/request-expired' })
    await context.clock.advance(300_000)
    await pending
  })

  it.each([
    ['eth_sendTransaction', 'provider/outcome-unknown'],
    ['wallet_sendCalls', 'provider/outcome-unknown'],
    ['eth_signTypedData_v4', 'provider/request-expired'],
  ])('leaves open what became of %s then, if it moves money', async (method, code) => {
    const { client, context, provider } = openTestSession({ methods: [method] })
    client.onRequest(() => new Promise(() => {}))
    const pending = expect(provider.request({ method, params: [] })).rejects.toMatchObject({ code, params: { method } })
    await context.clock.advance(300_000)
    await pending
  })

  it('is not sent where the wallet says itself that it came too late', async () => {
    const { client, provider } = openTestSession()
    client.onRequest(() => Promise.reject({ code: 8000, message: 'x' }))
    const sending = provider.request({ method: 'eth_sendTransaction', params: [] })
    await expect(sending).rejects.toMatchObject({ code: 'provider/request-expired' })
  })

  describe.each([
    ['eth_sendTransaction', 'provider/outcome-unknown'],
    ['personal_sign', 'wallet/disconnected'],
  ])('and whose answer to %s can no longer come', (method, code) => {
    const request = { method, params: [] }

    it.each(['the wallet deletes', 'the protocol expires', 'another part of this page ends'])(
      `is ${code} when %s the session`,
      async (who) => {
        const { client, connection, context, provider, record } = openTestSession()
        client.onRequest(() => new Promise(() => {}))
        const pending = expect(provider.request(request)).rejects.toMatchObject({ code })
        if (who.startsWith('another')) await connection.disconnect()
        else
          client.emit(who.startsWith('the wallet') ? 'session_delete' : 'session_expire', {
            id: 1,
            topic: record.topic,
          })
        await pending
        expect(context.clock.pending()).toBe(0)
      },
    )

    it(`is ${code} when the client lost the session or the relay meanwhile`, async () => {
      const lost = openTestSession()
      lost.client.onRequest(({ topic }) => {
        lost.client.setSession(topic)
        throw new Error('Record was recently deleted')
      })
      await expect(lost.provider.request(request)).rejects.toMatchObject({ code })
      const away = openTestSession()
      away.client.onRequest(() => {
        away.client.setConnected(false)
        throw new Error('Failed to publish')
      })
      await expect(away.provider.request(request)).rejects.toMatchObject({ code })
    })

    it('is not sent when the client had lost the session before', async () => {
      const { client, events, provider, record, requests } = openTestSession()
      client.setSession(record.topic)
      client.onRequest(() => Promise.reject(new Error('No matching key')))
      await expect(provider.request(request)).rejects.toMatchObject({ code: 'wallet/disconnected' })
      expect(events).toEqual([['end', 'wallet']])
      expect(requests()).toEqual([])
    })

    it('is not sent where the wallet answers that it is disconnected', async () => {
      const { client, provider } = openTestSession()
      client.onRequest(() => Promise.reject({ code: 6000, message: 'User disconnected.' }))
      await expect(provider.request(request)).rejects.toMatchObject({ code: 'wallet/disconnected' })
    })
  })

  it('tells of the relay when the client failed without it', async () => {
    const { client, events, provider } = openTestSession()
    client.setConnected(false)
    client.onRequest(() => Promise.reject(new Error('Failed to publish')))
    await expect(provider.request(sign)).rejects.toMatchObject({ code: 'wallet/disconnected', rpcCode: 4900 })
    expect(events).toEqual([])
  })

  it('ends with a session that the client lost', async () => {
    const { client, events, provider } = openTestSession()
    client.onRequest(({ topic }) => {
      client.setSession(topic)
      throw new Error('Record was recently deleted')
    })
    await expect(provider.request(sign)).rejects.toMatchObject({ code: 'wallet/disconnected' })
    expect(events).toEqual([['end', 'wallet']])
  })

  it('is not sent on a network the wallet did not approve, nor after the expiry', async () => {
    const { context, events, provider, requests, wallet } = openTestSession()
    wallet('chainChanged', 10)
    await expect(provider.request(sign)).rejects.toMatchObject({ code: 'wallet/chain-disconnected', rpcCode: 4901 })
    wallet('chainChanged', 1)
    vi.spyOn(context.clock, 'now').mockReturnValue(context.clock.now() + 604_800_000)
    await expect(provider.request(sign)).rejects.toMatchObject({ code: 'provider/not-connected' })
    expect(events.at(-1)).toEqual(['end', 'expired'])
    expect(requests()).toEqual([])
  })

  it('ends with the instance', async () => {
    const lifetime = new AbortController()
    const { client, context, provider } = openTestSession({ lifetime: lifetime.signal })
    client.onRequest(() => new Promise(() => {}))
    const pending = expect(provider.request(sign)).rejects.toMatchObject({ code: 'wallet/disconnected' })
    lifetime.abort()
    await pending
    expect([client.listenerCount(), context.clock.pending()]).toEqual([0, 0])
  })
})

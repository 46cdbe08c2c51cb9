import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { FrameRequestName } from '../protocol/frameRequests.js'
import { openTestMessenger } from './testing/openTestMessenger.js'

const none = { origin: 0, source: 0, window: 0, size: 0, type: 0, schema: 0, id: 0, replay: 0, rate: 0 }

describe('a request', () => {
  it('goes out half a second after READY, in the envelope of the wire, with an id of 128 random bits', async () => {
    const { clock, frame, messenger } = openTestMessenger()
    const first = messenger.send('CONNECT_OTP', { otp: '123456' })
    const second = messenger.send('GET_CHAIN_ID', undefined)
    expect(messenger.isReady()).toBe(false)
    frame.ready({ version: '4' })
    await clock.advance(499)
    expect(frame.posted).toEqual([])
    await clock.advance(1)
    expect(messenger.isReady()).toBe(true)
    expect(frame.posted).toEqual([
      { type: '@w3m-app/CONNECT_OTP', id: expect.stringMatching(/^[\da-f]{32}$/), payload: { otp: '123456' } },
      { type: '@w3m-app/GET_CHAIN_ID', id: expect.stringMatching(/^[\da-f]{32}$/) },
    ])
    expect(frame.posted[0]?.id).not.toBe(frame.posted[1]?.id)
    frame.reply('GET_CHAIN_ID', { chainId: 10 })
    frame.reply('CONNECT_OTP')
    expect(await second).toEqual({ chainId: 10 })
    expect(await first).toBeUndefined()
    expect(messenger.pending()).toBe(0)
    expect(messenger.dropped()).toEqual(none)
    expect(clock.pending()).toBe(0)
  })

  it('tells that the frame is ready, and in which version', async () => {
    const { messenger, getReady } = openTestMessenger()
    const versions: unknown[] = []
    messenger.on('ready', ({ version }) => versions.push(version))
    await getReady({ version: 4 })
    expect(versions).toEqual(['4'])
  })

  it('is refused before it is sent when its payload is wrong, and only the place is told', async () => {
    const { frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const error: unknown = await messenger.send('CONNECT_EMAIL', { email: 'hunter2@' }).catch((caught) => caught)
    expect(error).toMatchObject({ code: 'frame/invalid-request', params: { name: 'CONNECT_EMAIL', path: 'email' } })
    expect(JSON.stringify([error, String(error)])).not.toContain('hunter2')
    expect(frame.posted).toEqual([])
  })

  it('tells the place of a field within a field', async () => {
    const { messenger, getReady } = openTestMessenger()
    await getReady()
    const metadata = { name: 'n', description: 'd', url: 'u', icons: ['i', 5 as never] }
    await expect(messenger.send('SYNC_DAPP_DATA', { metadata, projectId: 'p' })).rejects.toMatchObject({
      params: { path: 'metadata.icons.1' },
    })
  })

  it('is sent without fields that the protocol does not name', async () => {
    const { frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const payload = { email: 'ada@example.org', token: 'secret' }
    messenger.send('CONNECT_EMAIL', payload).catch(() => {})
    messenger.send('GET_CHAIN_ID', { chainId: 1 } as never).catch(() => {})
    expect(frame.posted[0]?.payload).toEqual({ email: 'ada@example.org' })
    expect(frame.posted[1]).not.toHaveProperty('payload')
  })

  it('is refused when it is too large', async () => {
    const { messenger, getReady } = openTestMessenger({ maxBytes: 100 })
    await getReady()
    await expect(messenger.send('CONNECT_OTP', { otp: 'x'.repeat(100) })).rejects.toMatchObject({
      code: 'frame/too-large',
      params: { name: 'CONNECT_OTP' },
    })
  })

  it('fails with what the frame says, else with the default text', async () => {
    const { frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const ask = () => messenger.send('GET_CHAIN_ID', undefined)
    const said = expect(ask()).rejects.toMatchObject({ code: 'frame/error-reply', shortMessage: 'Not today' })
    frame.reply('GET_CHAIN_ID', { message: 'Not\u0000 today' }, 'ERROR')
    await said
    const silent = expect(ask()).rejects.toMatchObject({ shortMessage: 'An error occurred' })
    frame.reply('GET_CHAIN_ID', undefined, 'ERROR')
    await silent
    const odd = expect(ask()).rejects.toMatchObject({ shortMessage: 'An error occurred' })
    frame.reply('GET_CHAIN_ID', { message: 5 }, 'ERROR')
    await odd
    const long = expect(ask()).rejects.toMatchObject({ shortMessage: 'x'.repeat(300) })
    frame.reply('GET_CHAIN_ID', { message: 'x'.repeat(1_000) }, 'ERROR')
    await long
    const coded = expect(ask()).rejects.toMatchObject({ code: 'wallet/rejected' })
    frame.reply('GET_CHAIN_ID', { message: 'x', code: 4001 }, 'ERROR')
    await coded
    const paced = expect(ask()).rejects.toMatchObject({ code: 'frame/cooldown', params: { seconds: 12 } })
    frame.reply('GET_CHAIN_ID', { message: 'x', retryAfter: 12 }, 'ERROR')
    await paced
    const open = expect(ask()).rejects.toMatchObject({
      code: 'frame/outcome-unknown',
      params: { name: 'GET_CHAIN_ID' },
    })
    frame.reply('GET_CHAIN_ID', { message: 'x', isOutcomeUnknown: true }, 'ERROR')
    await open
  })

  it('fails when the reply is not valid, and that is counted', async () => {
    const { frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const result = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({
      code: 'frame/invalid-reply',
      params: { name: 'GET_CHAIN_ID' },
    })
    frame.reply('GET_CHAIN_ID', { chainId: null })
    await result
    expect(messenger.dropped()).toEqual({ ...none, schema: 1 })
  })

  it('is settled by its own reply only, once', async () => {
    const { frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const pending = messenger.send('GET_CHAIN_ID', undefined)
    const id = frame.last()?.id
    const payload = { chainId: 1 }
    frame.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload })
    frame.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: 'f00', payload })
    frame.say({ type: '@w3m-frame/SWITCH_NETWORK_SUCCESS', id, payload })
    frame.say({ type: '@w3m-frame/GET_CHAIN_ID', id, payload })
    frame.say({ type: '@w3m-frame/toString', id, payload })
    frame.say({ type: 'x@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload })
    frame.say({ type: '@w3m-app/GET_CHAIN_ID_SUCCESS', id, payload })
    expect(messenger.pending()).toBe(1)
    frame.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload })
    frame.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 666 } })
    expect(await pending).toEqual({ chainId: 1 })
    expect(messenger.dropped()).toEqual({ ...none, id: 6, type: 2 })
  })

  it('leaves its signal alone once it has ended', async () => {
    const { frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const { signal } = new AbortController()
    const pending = messenger.send('GET_CHAIN_ID', undefined, { signal })
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    frame.reply('GET_CHAIN_ID', { chainId: 1 })
    await pending
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

describe('waiting', () => {
  it('for READY ends after 20 s with one alert for all, and touches no other request', async () => {
    const { alerts, clock, frame, messenger } = openTestMessenger()
    const failed = Promise.allSettled([
      messenger.send('CONNECT_EMAIL', { email: 'ada@example.org' }),
      messenger.send('IS_CONNECTED', undefined),
    ])
    const patient = messenger.send('SYNC_THEME', { themeMode: 'dark' })
    await clock.advance(10_000)
    const later = messenger.send('GET_CHAIN_ID', undefined)
    await clock.advance(9_999)
    expect(messenger.pending()).toBe(4)
    await clock.advance(1)
    expect(await failed).toEqual(Array(2).fill({ status: 'rejected', reason: expect.anything() }))
    expect((await failed).map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      Array(2).fill(expect.objectContaining({ code: 'frame/load-failed', shortMessage: 'iframe_load_failed' })),
    )
    expect(alerts).toEqual([
      {
        code: 'IFRAME_LOAD_FAILED',
        cause: expect.objectContaining({ code: 'frame/load-failed' }),
        nextStep: 'check-frame',
      },
    ])
    expect(messenger.pending()).toBe(2)
    frame.ready()
    expect(frame.names()).toEqual(['SYNC_THEME'])
    frame.reply('SYNC_THEME')
    await patient
    await clock.advance(500)
    frame.reply('GET_CHAIN_ID', { chainId: 5 })
    expect(await later).toEqual({ chainId: 5 })
  })

  it('has no limit for theme, app data and preferred account, which go out with READY itself', async () => {
    const { alerts, clock, frame, messenger } = openTestMessenger()
    const all = [
      messenger.send('SYNC_THEME', {}),
      messenger.send('SYNC_DAPP_DATA', { projectId: 'p' }),
      messenger.send('SET_PREFERRED_ACCOUNT', { type: 'eoa' }),
    ]
    await clock.advance(3_600_000)
    expect(messenger.pending()).toBe(3)
    frame.ready()
    expect(frame.names()).toEqual(['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT'])
    frame.reply('SYNC_THEME')
    frame.reply('SYNC_DAPP_DATA')
    frame.reply('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: '0x1' })
    await Promise.all(all)
    expect(alerts).toEqual([])
  })

  it('loads a page anew that did not come, with the next request', async () => {
    const { alerts, clock, frame, messenger } = openTestMessenger()
    messenger.send('SYNC_THEME', {}).catch(() => {})
    for (const restarts of [0, 1, 2]) {
      const failed = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({
        code: 'frame/load-failed',
      })
      expect(frame.state.restarts).toBe(restarts)
      const other = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toThrow()
      expect(frame.state.restarts).toBe(restarts)
      await clock.advance(20_000)
      await Promise.all([failed, other])
    }
    expect(alerts).toHaveLength(3)
    frame.ready()
    await clock.advance(500)
    messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
    expect(frame.state.restarts).toBe(2)
    expect(frame.last()?.type).toBe('@w3m-app/GET_CHAIN_ID')
  })

  it('does not load the page anew while somebody still waits for it', async () => {
    const { clock, frame, messenger } = openTestMessenger()
    const first = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({ code: 'frame/load-failed' })
    await clock.advance(15_000)
    messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
    await clock.advance(5_000)
    await first
    messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
    expect(frame.state.restarts).toBe(0)
  })

  it('does not load a page anew that came after all, also when it is gone again', async () => {
    const { clock, frame, messenger } = openTestMessenger()
    const late = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({ code: 'frame/load-failed' })
    await clock.advance(20_000)
    await late
    frame.ready()
    frame.emit('load', undefined)
    frame.emit('load', undefined)
    messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
    expect(frame.state.restarts).toBe(0)
  })

  it.each<[FrameRequestName, unknown]>([
    ['CONNECT_EMAIL', { email: 'ada@example.org' }],
    ['CONNECT_DEVICE', undefined],
    ['CONNECT_OTP', { otp: '1' }],
    ['CONNECT_SOCIAL', { uri: 'x' }],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'x' }],
  ])('for the reply to %s ends after 30 s with an alert', async (name, payload) => {
    const { alerts, clock, frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const other = messenger.send('RPC_REQUEST', { method: 'eth_blockNumber' })
    const failed = expect(messenger.send(name, payload as never)).rejects.toMatchObject({
      code: 'frame/request-timeout',
      shortMessage: 'iframe_request_timeout',
      params: { name },
    })
    await clock.advance(29_999)
    expect(messenger.pending()).toBe(2)
    await clock.advance(1)
    await failed
    expect(alerts).toEqual([
      {
        code: 'IFRAME_REQUEST_TIMEOUT',
        cause: expect.objectContaining({ code: 'frame/request-timeout' }),
        nextStep: 'retry',
      },
    ])
    frame.reply(name, undefined)
    expect(messenger.dropped()).toEqual({ ...none, id: 1 })
    frame.reply('RPC_REQUEST', '0x1')
    expect(await other).toBe('0x1')
  })

  it('alerts nobody when nobody waits', async () => {
    const { alerts, clock, messenger, getReady } = openTestMessenger()
    await getReady()
    const theme = expect(messenger.send('SYNC_THEME', {})).rejects.toMatchObject({ code: 'frame/request-timeout' })
    const device = expect(
      messenger.send('CONNECT_DEVICE', undefined, { isSilent: true, timeoutMs: 7 }),
    ).rejects.toMatchObject({ code: 'frame/request-timeout' })
    await clock.advance(7)
    await device
    await clock.advance(30_000)
    await theme
    expect(alerts).toEqual([])
  })

  it('for a person has no limit', async () => {
    const { clock, messenger, getReady } = openTestMessenger()
    await getReady()
    messenger.send('RPC_REQUEST', { method: 'personal_sign', params: [] }).catch(() => {})
    messenger.send('CONNECT_FARCASTER', undefined).catch(() => {})
    await clock.advance(86_400_000)
    expect(messenger.pending()).toBe(2)
    expect(clock.pending()).toBe(0)
  })
})

describe('calling off', () => {
  it('ends one request at any time and leaves nothing behind', async () => {
    const { clock, frame, messenger, getReady } = openTestMessenger()
    const controller = new AbortController()
    const { signal } = controller
    const early = expect(messenger.send('GET_CHAIN_ID', undefined, { signal })).rejects.toMatchObject({
      code: 'frame/aborted',
      shortMessage: 'Something went wrong',
    })
    controller.abort()
    await early
    expect(clock.pending()).toBe(0)
    await getReady()
    expect(frame.posted).toEqual([])
    await expect(messenger.send('GET_CHAIN_ID', undefined, { signal })).rejects.toMatchObject({ code: 'frame/aborted' })
    await expect(messenger.send('RPC_REQUEST', { method: 'eth_chainId' }, { signal })).rejects.toMatchObject({
      code: 'frame/rpc-aborted',
      shortMessage: 'Request was aborted',
      rpcCode: 4001,
    })
    expect(frame.posted).toEqual([])
    const late = new AbortController()
    const rpc = expect(
      messenger.send('RPC_REQUEST', { method: 'eth_chainId' }, { signal: late.signal }),
    ).rejects.toMatchObject({ code: 'frame/rpc-aborted' })
    const id = frame.last()?.id
    late.abort()
    await rpc
    // Tells the frame to close the approval.
    expect(frame.last()).toMatchObject({ type: '@w3m-app/RPC_ABORT', payload: { id } })
    expect(frame.posted).toHaveLength(2)
    await clock.advance(1_000)
    expect([messenger.pending(), clock.pending()]).toEqual([0, 0])
  })

  it('tells the frame of nothing but the RPC requests it was sent', async () => {
    const { clock, frame, messenger, getReady } = openTestMessenger()
    const controller = new AbortController()
    const { signal } = controller
    const rpc = messenger.send('RPC_REQUEST', { method: 'eth_chainId' }, { signal })
    controller.abort()
    await expect(rpc).rejects.toMatchObject({ code: 'frame/rpc-aborted' })
    await getReady()
    expect(frame.posted).toEqual([])
    const late = new AbortController()
    const other = messenger.send('GET_CHAIN_ID', undefined, { signal: late.signal })
    late.abort()
    await expect(other).rejects.toMatchObject({ code: 'frame/aborted' })
    await clock.flush()
    expect(frame.names()).toEqual(['GET_CHAIN_ID'])
  })

  it('of the messenger rejects all and stops listening', async () => {
    const { clock, frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const outcomes = Promise.allSettled([
      messenger.send('CONNECT_OTP', { otp: '1' }),
      messenger.send('RPC_REQUEST', { method: 'eth_chainId' }),
    ])
    messenger.destroy()
    expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
      'frame/aborted',
      'frame/rpc-aborted',
    ])
    expect(frame.state.isDestroyed).toBe(true)
    expect(clock.pending()).toBe(0)
    await expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({ code: 'frame/aborted' })
  })

  it('of the messenger before READY ends the wait for it too', async () => {
    const { clock, messenger } = openTestMessenger()
    const failed = expect(messenger.send('SYNC_THEME', {})).rejects.toMatchObject({ code: 'frame/aborted' })
    const other = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({ code: 'frame/aborted' })
    messenger.destroy()
    await Promise.all([failed, other])
    expect(clock.pending()).toBe(0)
  })
})

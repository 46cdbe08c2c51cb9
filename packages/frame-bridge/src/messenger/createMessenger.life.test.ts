import { describe, expect, it } from 'vitest'
import { openTestMessenger } from './testing/openTestMessenger.js'

const none = { origin: 0, source: 0, window: 0, size: 0, type: 0, schema: 0, id: 0, replay: 0, rate: 0 }

describe('a frame', () => {
  it.each(['gone', 'failed'] as const)('that is %s tells what it was handed from what it never saw', async (how) => {
    const { clock, frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const handed = messenger.send('GET_CHAIN_ID', undefined).catch((error: unknown) => error)
    frame.emit(how, undefined)
    const code = how === 'gone' ? 'frame/not-set' : 'frame/dependency-failed'
    expect(await handed).toMatchObject({ code, params: { wasPosted: true } })
    const early = openTestMessenger()
    const waiting = early.messenger.send('GET_CHAIN_ID', undefined).catch((error: unknown) => error)
    early.frame.emit(how, undefined)
    expect(await waiting).toMatchObject({ code, params: undefined })
    messenger.destroy()
    expect([clock.pending(), early.clock.pending()]).toEqual([0, 0])
  })

  it('that left the page fails all that waits, at once, and comes back to life when it is put back', async () => {
    const { alerts, clock, frame, messenger, getReady } = openTestMessenger()
    await getReady()
    const failed = expect(messenger.send('CONNECT_OTP', { otp: '1' })).rejects.toMatchObject({
      code: 'frame/not-set',
      shortMessage: 'W3mFrame: iframe is not set',
    })
    frame.state.isAttached = false
    frame.emit('gone', undefined)
    await failed
    expect(alerts).toMatchObject([
      { code: 'IFRAME_LOAD_FAILED', cause: { code: 'frame/not-set' }, nextStep: 'check-frame' },
    ])
    expect(messenger.isReady()).toBe(false)
    await expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({ code: 'frame/not-set' })
    frame.state.isAttached = true
    await getReady()
    const pending = messenger.send('GET_CHAIN_ID', undefined)
    frame.reply('GET_CHAIN_ID', { chainId: 1 })
    expect(await pending).toEqual({ chainId: 1 })
    expect(clock.pending()).toBe(0)
  })

  it('that leaves before READY fails what waits for it; nobody is alerted of background work', async () => {
    const { alerts, frame, messenger } = openTestMessenger()
    const failed = expect(messenger.send('SYNC_THEME', {})).rejects.toMatchObject({ code: 'frame/not-set' })
    frame.emit('gone', undefined)
    await failed
    expect(alerts).toEqual([])
  })

  it('that leaves alerts once, when one of those who wait is a person', async () => {
    const { alerts, frame, messenger } = openTestMessenger()
    const waiting = [messenger.send('SYNC_THEME', {}), messenger.send('GET_CHAIN_ID', undefined)]
    const failed = waiting.map((request) => expect(request).rejects.toMatchObject({ code: 'frame/not-set' }))
    frame.emit('gone', undefined)
    await Promise.all(failed)
    expect(alerts).toHaveLength(1)
  })

  it('that vanished unseen fails a request when it is posted', async () => {
    const { frame, messenger, clock, getReady } = openTestMessenger()
    const failed = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({ code: 'frame/not-set' })
    frame.ready()
    frame.state.isAttached = false
    await clock.advance(500)
    await failed
    expect(clock.pending()).toBe(0)
    await getReady()
  })

  it('that the browser could not load fails all that waits', async () => {
    const { alerts, frame, messenger } = openTestMessenger()
    const failed = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({
      code: 'frame/dependency-failed',
      shortMessage: 'Unable to load email login dependency',
    })
    frame.emit('failed', undefined)
    await failed
    expect(alerts).toMatchObject([{ code: 'IFRAME_LOAD_FAILED', nextStep: 'check-frame' }])
    messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
    expect(frame.state.restarts).toBe(1)
  })

  it('that shows another page fails what was sent and keeps what was not', async () => {
    const { clock, frame, messenger, getReady } = openTestMessenger()
    await getReady()
    frame.emit('load', undefined)
    const sent = expect(messenger.send('CONNECT_OTP', { otp: '1' })).rejects.toMatchObject({
      code: 'frame/reloaded',
      params: { name: 'CONNECT_OTP' },
    })
    frame.emit('load', undefined)
    await sent
    expect(messenger.isReady()).toBe(false)
    const kept = messenger.send('GET_CHAIN_ID', undefined)
    expect(frame.names()).toEqual(['CONNECT_OTP'])
    frame.ready()
    await clock.advance(500)
    frame.reply('GET_CHAIN_ID', { chainId: 1 })
    expect(await kept).toEqual({ chainId: 1 })
  })

  it('that did not come at first works once it was loaded anew, whenever its document says READY', async () => {
    for (const isEarly of [true, false]) {
      const { clock, frame, messenger } = openTestMessenger()
      const failed = expect(messenger.send('GET_CHAIN_ID', undefined)).rejects.toMatchObject({
        code: 'frame/load-failed',
      })
      // The browser's error page fires `load` like any other page.
      frame.emit('load', undefined)
      await clock.advance(20_000)
      await failed
      const again = messenger.send('GET_CHAIN_ID', undefined)
      expect(frame.state.restarts).toBe(1)
      if (isEarly) frame.ready()
      frame.emit('load', undefined)
      if (!isEarly) frame.ready()
      await clock.advance(500)
      frame.reply('GET_CHAIN_ID', { chainId: 1 })
      expect(await again).toEqual({ chainId: 1 })
    }
  })

  it('is not ready half a second after a READY whose document is gone again', async () => {
    const { clock, frame, messenger } = openTestMessenger()
    messenger.send('GET_CHAIN_ID', undefined).catch(() => {})
    frame.ready()
    frame.emit('load', undefined)
    await clock.advance(400)
    frame.emit('load', undefined)
    await clock.advance(400)
    expect(messenger.isReady()).toBe(false)
    frame.ready()
    await clock.advance(499)
    expect(frame.posted).toEqual([])
    await clock.advance(1)
    expect(frame.names()).toEqual(['GET_CHAIN_ID'])
  })
})

describe('what comes unasked', () => {
  it('is dropped and counted past its rate, while replies go through', async () => {
    const { clock, frame, messenger, getReady } = openTestMessenger({ unaskedPerSecond: 10 })
    await getReady()
    await clock.advance(1_000)
    const pending = messenger.send('GET_CHAIN_ID', undefined)
    for (let index = 0; index < 10_000; index++) frame.say({ type: '@w3m-frame/GET_USER_SUCCESS', id: `a${index}` })
    expect(messenger.dropped()).toEqual({ ...none, id: 10, rate: 9_990 })
    frame.reply('GET_CHAIN_ID', { chainId: 1 })
    expect(await pending).toEqual({ chainId: 1 })
    await clock.advance(1_000)
    frame.say({ type: '@w3m-frame/GET_USER_SUCCESS', id: 'b' })
    expect(messenger.dropped().id).toBe(11)
  })

  it('is what comes with the id of a request and answers it not, once there were ten', async () => {
    const { clock, frame, messenger, getReady } = openTestMessenger({ unaskedPerSecond: 5 })
    await getReady()
    await clock.advance(1_000)
    const pending = messenger.send('GET_CHAIN_ID', undefined)
    const id = frame.last()?.id
    for (let index = 0; index < 10; index++) frame.say({ type: '@w3m-frame/GET_USER_SUCCESS', id })
    expect(messenger.dropped()).toEqual({ ...none, id: 10 })
    for (let index = 0; index < 10_000; index++) frame.say({ type: '@w3m-frame/GET_USER_SUCCESS', id })
    expect(messenger.dropped()).toEqual({ ...none, id: 15, rate: 9_995 })
    await clock.advance(1_000)
    frame.reply('GET_CHAIN_ID', { chainId: 1 })
    expect(await pending).toEqual({ chainId: 1 })
  })

  it('is counted where it came from elsewhere, and logged once', () => {
    const { frame, logger, messenger } = openTestMessenger()
    frame.emit('dropped', 'origin')
    frame.emit('dropped', 'origin')
    frame.emit('dropped', 'source')
    expect(messenger.dropped()).toEqual({ ...none, origin: 2, source: 1 })
    const message = 'frame message dropped'
    expect(logger.entries()).toMatchObject([
      { level: 'warn', message, details: { reason: 'origin' } },
      { level: 'warn', message, details: { reason: 'source' } },
    ])
  })

  it('is dropped before the frame has said READY too', () => {
    const { frame, messenger } = openTestMessenger()
    frame.say({ type: '@w3m-frame/GET_USER_SUCCESS', id: 'x' })
    expect(messenger.dropped()).toEqual({ ...none, id: 1 })
  })

  it('may be a session token, which is kept nowhere unless the frame can keep nothing', async () => {
    const { frame, logger, messenger, getReady } = openTestMessenger()
    await getReady()
    frame.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'sesame' } })
    expect(messenger.dropped()).toEqual(none)
    frame.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 1 } })
    expect(messenger.dropped()).toEqual({ ...none, schema: 1 })
    frame.say({ type: '@w3m-frame/SESSION_UPDATE', id: 'x', payload: { token: 'sesame' } })
    expect(messenger.dropped()).toEqual({ ...none, schema: 1, id: 1 })
    const told: string[] = []
    messenger.on('token', (token) => told.push(token))
    frame.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'sesame' } })
    expect([messenger.keepsLogin(), told]).toEqual([true, ['sesame']])
    await getReady({ nonce: 'of another document', keepsLogin: false })
    frame.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'sesame' } })
    expect([messenger.keepsLogin(), told]).toEqual([false, ['sesame', 'sesame']])
    expect(JSON.stringify(logger.entries())).not.toContain('sesame')
  })

  it('may be too large or no plain data', async () => {
    const { frame, messenger, getReady } = openTestMessenger({ maxBytes: 200 })
    await getReady()
    frame.say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'x'.repeat(300) } })
    frame.say({
      type: '@w3m-frame/SESSION_UPDATE',
      get payload() {
        throw new Error('ran')
      },
    })
    frame.say(undefined)
    frame.say('@w3m-frame/READY')
    expect(messenger.dropped()).toEqual({ ...none, size: 2, type: 2 })
  })
})

describe('logs and errors', () => {
  it('never hold what was sent or received', async () => {
    const { frame, logger, messenger, getReady } = openTestMessenger()
    await getReady()
    const pending = messenger.send('CONNECT_OTP', { otp: '424242' })
    frame.reply('CONNECT_OTP', { token: 'sesame' })
    await pending
    const bad = messenger.send('GET_USER', undefined)
    frame.reply('GET_USER', { address: 'sesame' })
    const error: unknown = await bad.catch((caught) => caught)
    const text = JSON.stringify([logger.entries(), error, String(error)])
    expect(text).not.toMatch(/424242|sesame/)
    expect(logger.entries()).toContainEqual(
      expect.objectContaining({
        level: 'debug',
        message: 'frame request',
        details: { name: 'CONNECT_OTP', id: frame.posted[0]?.id },
      }),
    )
  })

  it('tell of a listener that throws, which stops nothing', async () => {
    const { frame, logger, messenger, clock } = openTestMessenger()
    messenger.on('ready', () => {
      throw new Error('mine')
    })
    const pending = messenger.send('GET_CHAIN_ID', undefined)
    frame.ready()
    await clock.advance(500)
    frame.reply('GET_CHAIN_ID', { chainId: 1 })
    expect(await pending).toEqual({ chainId: 1 })
    expect(logger.entries()).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'frame listener failed',
        details: { error: expect.objectContaining({ message: 'mine' }) },
      }),
    )
  })
})

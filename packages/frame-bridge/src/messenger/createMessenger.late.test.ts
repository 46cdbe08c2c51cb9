import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { openTestMessenger } from './testing/openTestMessenger.js'

/** Sends a mail request and aborts it, but still expects its answer. */
async function arrangeLate() {
  const test = openTestMessenger()
  await test.getReady()
  const { signal, abort } = toControls(new AbortController())
  const answers: Promise<unknown>[] = []
  const onLate = (answer: Promise<unknown>) => answers.push(answer)
  const asked = test.messenger.send('CONNECT_EMAIL', { email: 'ada@example.org' }, { signal, onLate })
  const calledOff = expect(asked).rejects.toMatchObject({ code: 'frame/aborted' })
  abort()
  await calledOff
  return { ...test, signal, answers }
}

const toControls = (controller: AbortController) => ({ signal: controller.signal, abort: () => controller.abort() })

describe('a request that is called off once it was sent', () => {
  it('hands over the answer that still comes', async () => {
    const { frame, messenger, answers, signal, clock } = await arrangeLate()
    expect(answers).toHaveLength(1)
    frame.reply('CONNECT_EMAIL', { action: 'CONNECT' })
    expect(await answers[0]).toEqual({ action: 'CONNECT' })
    expect(messenger.dropped().id).toBe(0)
    expect(messenger.pending()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(clock.pending()).toBe(0)
  })

  it.each([
    ['frame/error-reply', { message: 'no' }, 'ERROR'],
    ['frame/invalid-reply', { action: 'x' }, 'SUCCESS'],
  ])('hands over %s too', async (code, payload, outcome) => {
    const { frame, answers } = await arrangeLate()
    const failed = expect(answers[0]).rejects.toMatchObject({ code })
    frame.reply('CONNECT_EMAIL', payload, outcome)
    await failed
  })

  it('times out like every request, without an alert', async () => {
    const { clock, alerts, answers } = await arrangeLate()
    const failed = expect(answers[0]).rejects.toMatchObject({ code: 'frame/request-timeout' })
    await clock.advance(30_000)
    await failed
    expect(alerts).toEqual([])
  })

  it('fails with a frame that is gone, without an alert', async () => {
    const { frame, alerts, answers } = await arrangeLate()
    const failed = expect(answers[0]).rejects.toMatchObject({ code: 'frame/not-set' })
    frame.emit('gone', undefined)
    await failed
    expect(alerts).toEqual([])
  })

  it('ends with the messenger', async () => {
    const { messenger, answers } = await arrangeLate()
    const failed = expect(answers[0]).rejects.toMatchObject({ code: 'frame/aborted' })
    messenger.destroy()
    await failed
  })
})

describe('a request that is called off before it was sent', () => {
  it('is never sent, and no answer is waited for', async () => {
    const { frame, messenger, getReady } = openTestMessenger()
    const controller = new AbortController()
    const answers: unknown[] = []
    const { signal } = controller
    const asked = messenger.send('CONNECT_OTP', { otp: '1' }, { signal, onLate: (answer) => answers.push(answer) })
    const calledOff = expect(asked).rejects.toMatchObject({ code: 'frame/aborted' })
    controller.abort()
    await calledOff
    await getReady()
    expect(frame.posted).toEqual([])
    expect(answers).toEqual([])
  })
})

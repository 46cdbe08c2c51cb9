import { getEventListeners } from 'node:events'
import { createFakeClock } from '@portico/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { receivePopupResult } from './receivePopupResult.js'

const origin = 'https://wallet.example'
const resultUri = 'https://wallet.example/cb?state=1'

/** A stand-in for a window: in Node only a port can be a message's source. */
const createSource = () => new MessageChannel().port1

function start(signal?: AbortSignal) {
  const window = new EventTarget()
  const popup = Object.assign(createSource(), { closed: false })
  const countListeners = () => getEventListeners(window, 'message').length
  const clock = createFakeClock()
  const outcome = vi.fn()
  receivePopupResult({ popup, origin, window, clock, ...(signal && { signal }) }).then(
    (value) => outcome('result', value),
    (error) => outcome('error', error.code ?? error),
  )
  const post = (init: MessageEventInit) => {
    window.dispatchEvent(new MessageEvent('message', { origin, source: popup, ...init }))
  }
  return { countListeners, popup, clock, outcome, post, window }
}

describe('receivePopupResult', () => {
  test('resolves with what the popup posted and leaves nothing behind', async () => {
    const { post, clock, outcome, countListeners } = start()
    post({ data: { resultUri } })
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('result', resultUri)
    expect([countListeners(), clock.pending()]).toEqual([0, 0])
  })

  test.each([
    ['another origin', { data: { resultUri }, origin: 'https://evil.example' }],
    ['an origin that merely begins alike', { data: { resultUri }, origin: 'https://wallet.example.evil' }],
    ['a foreign window of the wallet', { data: { resultUri }, source: createSource() }],
    ['no window', { data: { resultUri }, source: null }],
    ['an error of another window', { data: { error: 'Untrusted Origin' }, origin: 'https://evil.example' }],
    ['no message', { data: null }],
    ['an inherited result', { data: Object.create({ resultUri }) }],
    ['a result that is no text', { data: { resultUri: { href: resultUri } } }],
    ['a result without bounds', { data: { resultUri: 'x'.repeat(16_385) } }],
  ])('goes on waiting after %s', async (_, event) => {
    const { post, clock, outcome } = start()
    post(event)
    await clock.advance(5_000)
    expect(outcome).not.toHaveBeenCalled()
    post({ data: { resultUri: 'x'.repeat(16_384) } })
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('result', 'x'.repeat(16_384))
  })

  test('does not believe what an event says of itself', async () => {
    const { popup, clock, outcome, window } = start()
    const event = new MessageEvent('message', { data: { resultUri }, origin: 'https://evil.example' })
    Object.defineProperties(event, { origin: { value: origin }, source: { value: popup } })
    window.dispatchEvent(event)
    window.dispatchEvent(Object.assign(new Event('message'), { data: { resultUri }, origin, source: popup }))
    await clock.flush()
    expect(outcome).not.toHaveBeenCalled()
  })

  test('rejects within a second and a quarter when the person closes the popup', async () => {
    const { popup, clock, outcome, countListeners } = start()
    popup.closed = true
    await clock.advance(1_000)
    expect(outcome).not.toHaveBeenCalled()
    await clock.advance(250)
    expect(outcome).toHaveBeenCalledExactlyOnceWith('error', 'popup/closed')
    expect([countListeners(), clock.pending()]).toEqual([0, 0])
  })

  test('takes a result that arrives after the popup is seen closed', async () => {
    const { popup, clock, outcome, post } = start()
    popup.closed = true
    await clock.advance(1_100)
    post({ data: { resultUri } })
    await clock.advance(1_000)
    expect(outcome).toHaveBeenCalledExactlyOnceWith('result', resultUri)
  })

  test('ends with the signal', async () => {
    const controller = new AbortController()
    const { clock, outcome, countListeners } = start(controller.signal)
    controller.abort('enough')
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('error', 'enough')
    expect([countListeners(), clock.pending()]).toEqual([0, 0])
  })

  test('leaves its signal alone once it has ended', async () => {
    const { signal } = new AbortController()
    const { post, clock, outcome } = start(signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    post({ data: { resultUri } })
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('result', resultUri)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  test('does not begin with a signal that is aborted', async () => {
    const { clock, outcome, countListeners } = start(AbortSignal.abort('before'))
    expect([countListeners(), clock.pending()]).toEqual([0, 0])
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('error', 'before')
  })
})

import { createFakeClock } from '@portico/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { receivePopupResult } from './receivePopupResult.js'

const origin = 'https://wallet.example'
const resultUri = 'https://wallet.example/cb?state=1'

function start(signal?: AbortSignal) {
  const listeners = new Set<(event: unknown) => void>()
  const window = {
    addEventListener: (_: string, listener: never) => void listeners.add(listener),
    removeEventListener: (_: string, listener: never) => void listeners.delete(listener),
  }
  const popup = { closed: false }
  const clock = createFakeClock()
  const outcome = vi.fn()
  receivePopupResult({ popup, origin, window, clock, ...(signal && { signal }) }).then(
    (value) => outcome('result', value),
    (error) => outcome('error', error.code ?? error),
  )
  const post = (event: { data: unknown; origin?: string; source?: unknown }) => {
    for (const listener of [...listeners]) listener({ origin, source: popup, ...event })
  }
  return { listeners, popup, clock, outcome, post }
}

describe('receivePopupResult', () => {
  test('resolves with what the popup posted and leaves nothing behind', async () => {
    const { post, clock, outcome, listeners } = start()
    post({ data: { resultUri } })
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('result', resultUri)
    expect([listeners.size, clock.pending()]).toEqual([0, 0])
  })

  test.each([
    ['another origin', { data: { resultUri }, origin: 'https://evil.example' }],
    ['an origin that merely begins alike', { data: { resultUri }, origin: 'https://wallet.example.evil' }],
    ['a foreign window of the wallet', { data: { resultUri }, source: { closed: false } }],
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

  test('rejects within a second and a quarter when the person closes the popup', async () => {
    const { popup, clock, outcome, listeners } = start()
    popup.closed = true
    await clock.advance(1_000)
    expect(outcome).not.toHaveBeenCalled()
    await clock.advance(250)
    expect(outcome).toHaveBeenCalledExactlyOnceWith('error', 'popup/closed')
    expect([listeners.size, clock.pending()]).toEqual([0, 0])
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
    const { clock, outcome, listeners } = start(controller.signal)
    controller.abort('enough')
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('error', 'enough')
    expect([listeners.size, clock.pending()]).toEqual([0, 0])
  })

  test('does not begin with a signal that is aborted', async () => {
    const { clock, outcome, listeners } = start(AbortSignal.abort('before'))
    expect([listeners.size, clock.pending()]).toEqual([0, 0])
    await clock.flush()
    expect(outcome).toHaveBeenCalledExactlyOnceWith('error', 'before')
  })
})

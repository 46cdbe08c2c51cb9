import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { linkSignals } from './linkSignals.js'

test('aborts with the reason of the first signal that aborts', () => {
  const [first, second, own] = [new AbortController(), new AbortController(), new AbortController()]
  linkSignals(own, [undefined, first.signal, second.signal])
  expect(own.signal.aborted).toBe(false)
  second.abort('enough')
  first.abort('late')
  expect(own.signal.reason).toBe('enough')
})

test('aborts at once when a signal has aborted', () => {
  const own = new AbortController()
  linkSignals(own, [AbortSignal.abort('before'), new AbortController().signal])
  expect(own.signal.reason).toBe('before')
})

test('leaves the signals alone once the link has ended', () => {
  const [source, own] = [new AbortController(), new AbortController()]
  const unlink = linkSignals(own, [source.signal])
  unlink()
  expect(getEventListeners(source.signal, 'abort')).toEqual([])
  source.abort()
  expect(own.signal.aborted).toBe(false)
})

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createGate } from './createGate.js'

const busy = (text: string, retryAfter: number) =>
  expect.objectContaining({ status: 503, code: 'server/busy', message: expect.stringContaining(text), retryAfter })

test('so much runs at a time, and a place is free again however its work ended', async () => {
  const gate = createGate({ most: 2, retryAfter: 1 })
  const ending = new AbortController()
  const waiting = gate.run(() => once(ending.signal, 'abort'))
  const failing = gate.run(() => Promise.reject(new Error('no')))
  expect(gate.taken).toBe(2)
  await expect(gate.run(async () => 'more')).rejects.toEqual(busy('after 1 second', 1))
  await expect(failing).rejects.toThrow('no')
  expect(await gate.run(async () => 'done')).toBe('done')
  ending.abort()
  await waiting
  expect(gate.taken).toBe(0)
})

test('what is turned away was not begun, and is told when to come again', async () => {
  const gate = createGate({ most: 0, retryAfter: 5 })
  let isBegun = false
  const turnedAway = gate.run(async () => {
    isBegun = true
  })
  await expect(turnedAway).rejects.toEqual(busy('after 5 seconds', 5))
  expect(isBegun).toBe(false)
})

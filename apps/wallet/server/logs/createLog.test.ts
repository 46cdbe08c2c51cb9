import { expect, test } from 'vitest'
import { createLog, describeError } from './createLog.js'

test('each event is one line of JSON', () => {
  const lines: string[] = []
  createLog((line) => lines.push(line))('warn', 'mail', { reason: 'two\nlines', none: undefined })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), level: 'warn', event: 'mail', reason: 'two\nlines' },
  ])
  expect(lines[0]).not.toContain('\n')
})

test('a failure is named without its message', () => {
  const error = Object.assign(new TypeError('the code is 012345'), { code: 'SQLITE_BUSY' })
  expect(describeError(error)).toEqual({
    error: 'TypeError SQLITE_BUSY',
    at: expect.stringContaining('createLog.test'),
  })
  expect(JSON.stringify(describeError(error))).not.toContain('012345')
  expect(describeError('012345')).toEqual({ error: 'string' })
})

import { expect, test } from 'vitest'
import { parseExactJson } from './parseExactJson.js'

test('keeps a value beyond 2^53 exact and leaves the rest alone', () => {
  expect(parseExactJson('{"id":1,"result":{"context":{"slot":12345678901234567},"value": 9007199254740993}}')).toEqual({
    id: 1,
    result: { context: { slot: 12345678901234568 }, value: '9007199254740993' },
  })
})

test('does not touch text that only looks like the field', () => {
  const value = { text: '"value":12345678901234567,', value: 5 }
  expect(parseExactJson(JSON.stringify(value))).toEqual(value)
})

import { expect, test } from 'vitest'
import { readLabPort } from './labReadPort.mjs'

test('the option wins over the environment, which wins over 4400', () => {
  expect(readLabPort(['--dev', '--port', '4500'], { PORTICO_LAB_PORT: '4600' })).toBe(4500)
  expect(readLabPort(['--port=4501'], {})).toBe(4501)
  expect(readLabPort([], { PORTICO_LAB_PORT: '4600' })).toBe(4600)
  expect(readLabPort([], { PORTICO_LAB_PORT: '' })).toBe(4400)
})

test('what is no port is refused', () => {
  expect(() => readLabPort(['--port'], {})).toThrow('not ""')
  expect(() => readLabPort([], { PORTICO_LAB_PORT: 'lab' })).toThrow('not "lab"')
  expect(() => readLabPort(['--port', '70000'], {})).toThrow('from 1024 to 65485, not "70000"')
})

import { expect, test } from 'vitest'
import { readPeerOptions } from './readPeerOptions.js'

const uri = 'wc:abc@2?relay-protocol=irn&symKey=def'

test('asks and uses the lab on its usual port when nothing else is said', () => {
  expect(readPeerOptions(['--uri', uri], {})).toEqual({
    uri,
    mode: 'ask',
    relay: undefined,
    lab: 'http://localhost:4400',
  })
})

test('takes an answer, a relay and a port', () => {
  const args = ['--uri', uri, '--reject', '--relay', 'ws://127.0.0.1:5']
  expect(readPeerOptions(args, { PORTICO_LAB_PORT: '5000' })).toEqual({
    uri,
    mode: 'reject',
    relay: 'ws://127.0.0.1:5',
    lab: 'http://localhost:5000',
  })
})

test.each([
  [['--approve'], /pairing link/],
  [['--uri', 'https://app.example'], /pairing link/],
  [['--uri', uri, '--approve', '--hang'], /Only one/],
  [['--uri', uri, '--port', '80'], /base port/],
])('refuses %j', (args, message) => {
  expect(() => readPeerOptions(args, {})).toThrow(message)
})

import { expect, it, test } from 'vitest'
import { readEnvelope } from './readEnvelope.js'

it('reads name, id and payload', () => {
  expect(readEnvelope({ type: '@w3m-frame/READY', id: 'a', payload: [1], extra: 1 }, { sender: 'frame' })).toEqual({
    name: 'READY',
    id: 'a',
    payload: [1],
  })
  expect(readEnvelope({ type: '@w3m-app/GET_USER' }, { sender: 'app' })).toEqual({
    name: 'GET_USER',
    id: undefined,
    payload: undefined,
  })
  expect(readEnvelope({ type: '@w3m-frame/A', id: 'x'.repeat(64) }, { sender: 'frame' })).toMatchObject({ name: 'A' })
})

test.each<[unknown, string]>([
  [undefined, 'type'],
  [null, 'type'],
  ['@w3m-frame/READY', 'type'],
  [['@w3m-frame/READY'], 'type'],
  [{}, 'type'],
  [{ type: 5 }, 'type'],
  [{ type: '@w3m-app/READY' }, 'type'],
  [{ type: 'x@w3m-frame/READY' }, 'type'],
  [{ type: '@w3m-frame/READY', id: 5 }, 'type'],
  [{ type: '@w3m-frame/READY', id: null }, 'type'],
  [{ type: '@w3m-frame/READY', id: '' }, 'type'],
  [{ type: '@w3m-frame/READY', id: 'x'.repeat(65) }, 'type'],
  [{ type: '@w3m-frame/READY', payload: () => {} }, 'size'],
  [{ type: '@w3m-frame/READY', payload: 'x'.repeat(500) }, 'size'],
])('drops %j: %s', (data, reason) => {
  expect(readEnvelope(data, { sender: 'frame', maxBytes: 500 })).toBe(reason)
})

import { memoryStorage, type StoragePort } from '@portico/core'
import { createFaultyStorage } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { canKeep } from './canKeep.js'

const ignoring: StoragePort = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

test('a storage that takes and gives back keeps what is stored, and is left as it was', () => {
  const port = createFaultyStorage()
  expect(canKeep(port)).toBe(true)
  expect(port.getItem('@appkit-wallet/PROBE')).toBeNull()
})

test.each([
  ['forgets with the page', () => memoryStorage()],
  ['takes nothing', () => ignoring],
  [
    'is denied',
    () => {
      const port = createFaultyStorage()
      port.fail('setItem')
      return port
    },
  ],
])('a storage that %s keeps nothing', (_, create) => {
  expect(canKeep(create())).toBe(false)
})

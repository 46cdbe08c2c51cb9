import { expect, it } from 'vitest'
import { createRandomId } from './createRandomId.js'

it('makes 32 hex digits, never the same twice', () => {
  const ids = Array.from({ length: 1_000 }, createRandomId)
  expect(ids.every((id) => /^[\da-f]{32}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
  expect(ids.some((id) => /^0/.test(id))).toBe(true)
})

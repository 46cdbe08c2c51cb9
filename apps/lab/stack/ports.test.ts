import { expect, test } from 'vitest'
import { listPorts, portSpan } from './ports.js'

test('all ports lie within the span, each used once, so that two labs can stand side by side', () => {
  const all = listPorts(4400)
  expect(all).toHaveLength(19)
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThan(4400 + portSpan)
})

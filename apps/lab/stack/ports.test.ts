import { expect, test } from 'vitest'
import { portSpan, portsOf } from './ports.js'

test('all ports lie within the span, each used once, so that two labs can stand side by side', () => {
  const { web, chains } = portsOf(4400)
  const all = [web, ...chains.flatMap(({ rpc, anvil }) => [rpc, anvil])]
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThan(4400 + portSpan)
})

import { expect, test } from 'vitest'
import { splitLinks } from '../../web/inbox/splitLinks.js'

test('links are parts of their own, and nothing is lost', () => {
  const text = 'Open http://127.0.0.1:1/device#a-b_c\n\nor https://x.test. <http://y.test>'
  const parts = splitLinks(text)
  expect(parts.filter(({ isLink }) => isLink).map(({ part }) => part)).toEqual([
    'http://127.0.0.1:1/device#a-b_c',
    'https://x.test.',
    'http://y.test',
  ])
  expect(parts.map(({ part }) => part).join('')).toBe(text)
  expect(parts.every(({ part, at }) => text.startsWith(part, at))).toBe(true)
})

test('text that only looks like a link stays text', () => {
  expect(splitLinks('javascript:alert(1) data:text/html,x')).toHaveLength(1)
})

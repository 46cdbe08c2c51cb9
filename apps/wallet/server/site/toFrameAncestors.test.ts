import { expect, test } from 'vitest'
import { toFrameAncestors } from './toFrameAncestors.js'

test.each([
  [['https://*.example.com'], 'https://*.example.com'],
  [['http://localhost:*', 'http://127.0.0.1:*'], 'http://localhost:* http://127.0.0.1:*'],
  [['example.com:8443'], 'http://example.com:8443 https://example.com:8443'],
  [[], "'none'"],
])('%j becomes %s', (patterns, sources) => {
  expect(toFrameAncestors(patterns)).toBe(sources)
})

test.each([
  'https://app.*.example.com',
  'http://[::1]:80',
  "https://a.com; script-src 'unsafe-inline'",
  "'self'",
  'data:',
  'https://a.com/path',
])('%s is refused, because it would be enforced as something else', (pattern) => {
  expect(() => toFrameAncestors([pattern])).toThrow('cannot be enforced')
})

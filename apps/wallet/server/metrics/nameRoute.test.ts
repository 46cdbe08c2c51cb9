import { expect, test } from 'vitest'
import { nameRoute } from './nameRoute.js'

test.each(['/api/login/finish', '/api/solana/send', '/api/config', '/sdk', '/readyz', '/metrics'])(
  '%s has a name of its own',
  (path) => expect(nameRoute(path)).toBe(path),
)

test.each([
  ['/assets/main-Ab12.js', '/assets'],
  ['/api/ana@lab.test', 'other'],
  ['/api/constructor', 'other'],
  ['/constructor', 'other'],
  ['/control/reset', 'other'],
  ['/', 'other'],
  ['', 'other'],
])('%s is counted as %s', (path, name) => expect(nameRoute(path)).toBe(name))

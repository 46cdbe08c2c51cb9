import { expect, test } from 'vitest'
import * as index from './index.js'
import * as signing from './signing.js'

test('exports exactly the public functions', () => {
  // What the first download imports from holds nothing else: bundlers would split its chunk.
  expect(Object.keys(index)).toEqual(['solanaAdapter'])
  expect(Object.keys(signing).sort()).toEqual([
    'createSolanaSigner',
    'getNativeBalance',
    'getSolanaConnection',
    'isSolanaAddress',
    'solanaErrors',
  ])
})

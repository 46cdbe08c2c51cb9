import { expect, test } from 'vitest'
import * as exports from './index.js'

test('exports exactly the public functions', () => {
  expect(Object.keys(exports).sort()).toEqual([
    'createSolanaSigner',
    'getNativeBalance',
    'getSolanaConnection',
    'isSolanaAddress',
    'solanaAdapter',
    'solanaErrors',
  ])
})

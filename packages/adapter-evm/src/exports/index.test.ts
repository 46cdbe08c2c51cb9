import { expect, test } from 'vitest'
import * as exports from './index.js'

test('exports exactly the adapter and its provider of swaps', () => {
  expect(Object.keys(exports)).toEqual(['evmAdapter', 'uniswapV2'])
})

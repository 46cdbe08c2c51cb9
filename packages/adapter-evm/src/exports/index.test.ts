import { expect, test } from 'vitest'
import * as exports from './index.js'

test('exports exactly the adapter', () => {
  expect(Object.keys(exports)).toEqual(['evmAdapter'])
})

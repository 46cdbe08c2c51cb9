import { expect, test } from 'vitest'
import * as exports from './testing.js'

test('exports exactly the public names', () => {
  expect(Object.keys(exports)).toEqual(['createScriptedFrame'])
})

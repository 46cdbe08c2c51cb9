import { expect, test } from 'vitest'
import * as exports from './index.js'

test('exports exactly the public functions', () => {
  expect(Object.keys(exports).sort().join(' ')).toMatchInlineSnapshot(
    `"createNonce createSignInMessage defaultSiwx evmVerifier memorySignIns parseSignInMessage solanaVerifier verifySignInMessage webSignIns"`,
  )
})

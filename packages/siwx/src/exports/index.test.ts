import { expect, test } from 'vitest'
import * as exports from './index.js'
import * as server from './server.js'

test('exports exactly the public functions', () => {
  expect(Object.keys(exports).sort().join(' ')).toMatchInlineSnapshot(
    `"cloudSiwx createNonce createSignInMessage createSolanaSignInInput defaultSiwx evmVerifier memorySignIns parseSignInMessage readSolanaSignIn siweToSiwx solanaVerifier verifySignInMessage webSignIns"`,
  )
  expect(Object.keys(server).sort().join(' ')).toMatchInlineSnapshot(
    `"evmVerifier issueNonce memoryNonces solanaVerifier verifySiwx"`,
  )
})

import { expect, test } from 'vitest'

// Imported lazily, so that an error on load fails the test below and not only its file: mutation testing only sees
// tests.
const exports = await import('./index.js').catch((error: unknown) => ({ error }))

test('exports exactly the public names', () => {
  expect(Object.keys(exports).sort()).toEqual([
    'approvalRpcMethods',
    'classifyRpcMethod',
    'createFrameClient',
    'frameErrors',
    'frameNetworks',
    'frameRequests',
    'frameTimeouts',
    'isFrameMessageType',
    'messagePrefixes',
    'openFrame',
    'receivePopupResult',
    'safeRpcMethods',
  ])
})

import { expect, test } from 'vitest'

test('exports exactly the public names', async () => {
  // Loaded within the test, so that a module that throws as it loads fails a test and not the file alone.
  const exports = await import('./index.js')
  expect(Object.keys(exports).sort()).toEqual([
    'approvalRpcMethods',
    'classifyRpcMethod',
    'createFrameClient',
    'createFrameEvmProvider',
    'createFrameSolanaProvider',
    'frameErrors',
    'frameNetworks',
    'frameRequests',
    'frameTimeouts',
    'isFrameMessageType',
    'messagePrefixes',
    'openFrame',
    'readChainId',
    'receivePopupResult',
    'safeRpcMethods',
  ])
})

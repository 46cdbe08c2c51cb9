import { expect, test } from 'vitest'
import * as exports from './index.js'

test('exports exactly the public names', () => {
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

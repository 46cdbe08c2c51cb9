import { expect, test } from 'vitest'
import * as exports from './index.js'

test('exports exactly the public names', () => {
  expect(Object.keys(exports).sort()).toEqual([
    'approvalRpcMethods',
    'classifyRpcMethod',
    'frameNetworks',
    'isFrameMessageType',
    'messagePrefixes',
    'safeRpcMethods',
  ])
})

import { safeRpcMethods } from '@portico/frame-bridge'

/** Safe methods that a node does not know; the frame answers them, or says that it cannot. */
const notForNodes: readonly string[] = [
  'eth_accounts',
  'eth_chainId',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
]

/** Methods that are passed on to a chain's node as they are. */
export const readMethods: readonly string[] = safeRpcMethods.filter((method) => !notForNodes.includes(method))

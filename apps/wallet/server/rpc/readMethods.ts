import { safeRpcMethods } from '@portico/frame-bridge'

/** Safe methods that nodes do not implement. The frame answers or rejects them. */
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

/** Methods that are forwarded to a chain's node. */
export const readMethods: readonly string[] = safeRpcMethods.filter((method) => !notForNodes.includes(method))

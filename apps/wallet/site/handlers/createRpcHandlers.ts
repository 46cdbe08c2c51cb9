import type { FrameRpcRequest, WalletHostHandlers } from '@portico/frame-bridge/host'
import { answerAssets } from './answerAssets.js'
import type { FrameContext } from './FrameContext.js'
import { readChainNumber, toSolanaId } from './networkIds.js'
import { readCallsStatus } from './readCallsStatus.js'
import { refuse, refuseMethod, refuseNetwork } from './refuse.js'
import { tellApp } from './tellApp.js'

const needApproval: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
]
const notOffered: readonly string[] = [
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
]

/** Creates the handler of RPC requests, to which `nameNetwork` has added a network. One at a time asks for approval. */
export function createRpcHandlers(frame: FrameContext) {
  function findChain({ chainId = '' }: FrameRpcRequest) {
    const number = readChainNumber(chainId)
    return frame.chains.find(({ id }) => id === number) ?? refuseNetwork()
  }

  function findSolana({ chainId = '' }: FrameRpcRequest) {
    const id = toSolanaId(chainId)
    return frame.solana.find((network) => network.id === id) ?? refuseNetwork()
  }

  return {
    RPC_REQUEST: (request, context) =>
      tellApp(async () => {
        const { method } = request
        if (notOffered.includes(method)) refuseMethod()
        if (method.startsWith('solana_')) {
          const network = findSolana(request)
          const account = (await frame.ask('/api/user', {})).addresses.solana
          const { answerSolana } = await import('./answerSolana.js')
          return answerSolana({ ...context, frame, network, account }, request)
        }
        if (method === 'wallet_getCallsStatus') return readCallsStatus(frame.ask, request.params[0] ?? '')
        if (method === 'wallet_getCapabilities')
          return Object.fromEntries(
            frame.chains.map(({ id, assets }) => [
              `0x${id.toString(16)}`,
              { atomic: { status: 'unsupported' }, ...(assets && { assetDiscovery: { supported: true } }) },
            ]),
          )
        if (method === 'wallet_getAssets') return answerAssets(frame, request.params)
        if (method === 'eth_accounts') return [(await frame.ask('/api/user', {})).addresses.eip155]
        const chain = findChain(request)
        if (method === 'eth_chainId') return `0x${chain.id.toString(16)}`
        if (needApproval.includes(method)) {
          const account = (await frame.ask('/api/user', {})).addresses.eip155
          // The code for decoding and rendering is only loaded when needed.
          const { answerSigning } = await import('./answerSigning.js')
          return answerSigning({ ...context, frame, chain, account }, request)
        }
        const params: unknown = 'params' in request ? request.params : []
        if (!Array.isArray(params)) refuse('The parameters are no list')
        return (await frame.ask('/api/read', { chainId: chain.id, method, params }, { signal: context.signal })).result
      }),
  } as const satisfies WalletHostHandlers
}

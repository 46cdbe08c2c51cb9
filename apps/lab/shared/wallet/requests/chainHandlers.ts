import { callChain } from '../callChain.js'
import { isProviderError, providerErrors } from '../providerError.js'
import type { RequestHandler, WalletContext } from '../WalletContext.js'

function readField(params: readonly unknown[], name: string): unknown {
  const [first] = params
  return typeof first === 'object' && first !== null ? Reflect.get(first, name) : undefined
}

function readChainId(params: readonly unknown[]): number {
  const text = readField(params, 'chainId')
  if (typeof text !== 'string' || !/^0x[1-9a-f][\da-f]{0,12}$/i.test(text)) throw providerErrors.invalidParams
  return Number(text)
}

async function switchChain(context: WalletContext, chainId: number): Promise<null> {
  const { chainId: present, known } = context.store.get()
  if (!known.includes(chainId)) throw providerErrors.unknownChain
  if (chainId === present) return null
  await context.confirm({ kind: 'switch', from: context.chainName(present), to: context.chainName(chainId) })
  context.store.update({ chainId })
  return null
}

/** Checks that the RPC serves the chain it is offered for (EIP-3085). */
async function checkRpc(rpc: string, chainId: number): Promise<void> {
  const answer = await callChain(rpc, 'eth_chainId', []).catch((error: unknown) => error)
  if (isProviderError(answer) || answer instanceof Error)
    throw { ...providerErrors.invalidParams, message: `No chain answers at ${rpc}` }
  if (Number(answer) !== chainId) throw { ...providerErrors.invalidParams, message: `${rpc} is another chain` }
}

/** Handlers for the wallet's chain: EIP-695, EIP-3326 and EIP-3085. */
export const chainHandlers: Readonly<Record<string, RequestHandler>> = {
  eth_chainId: ({ store }) => `0x${store.get().chainId.toString(16)}`,
  net_version: ({ store }) => `${store.get().chainId}`,
  wallet_switchEthereumChain: (context, params) => switchChain(context, readChainId(params)),
  async wallet_addEthereumChain(context, params) {
    const chainId = readChainId(params)
    if (context.store.get().known.includes(chainId)) return switchChain(context, chainId)
    const name = readField(params, 'chainName')
    const urls = readField(params, 'rpcUrls')
    const rpc = Array.isArray(urls) ? urls.find((url) => typeof url === 'string' && /^https?:/.test(url)) : undefined
    if (typeof name !== 'string' || typeof rpc !== 'string') throw providerErrors.invalidParams
    await checkRpc(rpc, chainId)
    await context.confirm({ kind: 'addChain', name, chainId, rpc })
    const { known, added } = context.store.get()
    context.store.update({ known: [...known, chainId], added: { ...added, [chainId]: { name, rpc } }, chainId })
    return null
  },
}

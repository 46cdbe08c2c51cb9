import { type CaipNetworkId, toWalletError } from '@portico/core'
import { askWallet } from './askWallet.js'
import type { LiveSession } from './LiveSession.js'
import { readApproval } from './readApproval.js'

export type AskToSwitchParameters = {
  readonly networkId: CaipNetworkId
  /** An approved network to send the request on. */
  readonly from: CaipNetworkId
  readonly signal: AbortSignal
}

/**
 * Asks the wallet to switch to an EVM network that it did not approve, and to add it (EIP-3085) if it does not know it.
 *
 * @param live The session.
 * @param parameters The current and the wanted network.
 */
export async function askToSwitch(live: LiveSession, parameters: AskToSwitchParameters): Promise<void> {
  const { networkId, from, signal } = parameters
  const chainId = `0x${BigInt(networkId.slice('eip155:'.length)).toString(16)}`
  const ask = (method: string, item: object) => askWallet(live, { networkId: from, method, params: [item], signal })
  try {
    await ask('wallet_switchEthereumChain', { chainId })
  } catch (error) {
    const { code } = toWalletError(error, { source: 'walletConnect' })
    const chain = toChain(live, networkId, chainId)
    const isUnknown = code === 'wallet/unrecognized-chain' || code === 'wallet/invalid-chain-id'
    if (!isUnknown || !chain || !readApproval(live.record, 'eip155')?.methods.includes('wallet_addEthereumChain'))
      throw error
    await ask('wallet_addEthereumChain', chain)
    // Most wallets switch to a network that they add and report it; others are asked once more.
    const approval = readApproval(live.record, 'eip155')
    if (live.active.get('eip155') === networkId || approval?.networks.includes(networkId)) return
    await ask('wallet_switchEthereumChain', { chainId })
  }
}

/** The network's public URLs. The app's own may contain keys. */
function toChain({ context }: LiveSession, id: CaipNetworkId, chainId: string): object | undefined {
  const network = context.networks('eip155').find(({ caipNetworkId }) => caipNetworkId === id)
  if (!network) return undefined
  const explorer = network.blockExplorers?.default.url
  const { name: chainName, nativeCurrency, rpcUrls } = network
  const urls = explorer ? { blockExplorerUrls: [explorer] } : {}
  return { chainId, chainName, nativeCurrency, rpcUrls: rpcUrls.default.http, ...urls }
}

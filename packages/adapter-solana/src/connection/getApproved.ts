import type { AdapterContext, CaipNetworkId } from '@portico/core'
import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'
import { getFeature } from '../standard/getFeature.js'
import { clusterNames, toWalletChain } from '../standard/toWalletChain.js'

/**
 * Lists the app's networks on which a wallet can be used: those it names, and custom clusters when it signs without
 * sending, for a signature does not depend on the cluster.
 *
 * @param context The instance's parts.
 * @param wallet The wallet.
 */
export function getApproved(context: AdapterContext, wallet: Wallet): readonly CaipNetworkId[] {
  const canSign = getFeature<SolanaSignTransactionFeature>(wallet, 'solana:signTransaction') !== undefined
  return context
    .networks('solana')
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter((id) => toWalletChain(wallet.chains, id) !== undefined || (canSign && clusterNames[id] === undefined))
}

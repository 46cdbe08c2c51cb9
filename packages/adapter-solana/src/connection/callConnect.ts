import { walletErrors } from '@portico/core'
import type { Wallet } from '@wallet-standard/base'
import type { StandardConnectFeature, StandardConnectInput } from '@wallet-standard/features'
import { getFeature } from '../standard/getFeature.js'

/**
 * Calls a wallet's `standard:connect`. Throws `wallet/unsupported-method` when the wallet has lost it.
 *
 * @param wallet The wallet.
 * @param input Whether no prompt may open.
 */
export function callConnect(wallet: Wallet, input?: StandardConnectInput): Promise<unknown> {
  const feature = getFeature<StandardConnectFeature>(wallet, 'standard:connect')
  if (!feature) throw walletErrors('wallet/unsupported-method', { method: 'standard:connect' })
  return feature.connect(...(input ? [input] : []))
}

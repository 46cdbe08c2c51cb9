import type { Wallet } from '@wallet-standard/base'

/**
 * Returns a feature of a wallet, `undefined` when the wallet does not have it now.
 *
 * @param wallet The wallet.
 * @param name Name of the feature, such as `solana:signMessage`.
 */
export function getFeature<features extends object>(
  wallet: Wallet,
  name: keyof features & string,
): features[keyof features] | undefined {
  try {
    const feature: unknown = Reflect.get(wallet.features, name)
    // The standard defines one type per name. A wallet that violates it fails at the call.
    return typeof feature === 'object' && feature !== null ? (feature as features[keyof features]) : undefined
  } catch {
    return undefined
  }
}

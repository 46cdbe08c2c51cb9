import { stripControls, toSafeImageUrl } from '@portico/core/internal'

export type WalletFacts = { readonly id: string; readonly name: string; readonly image: string | undefined }

/** Maximum length of a wallet's image, in characters. */
const maxIcon = 262_144

/**
 * Reads what a wallet says of itself, each part once, since any of it may be a getter.
 *
 * @param wallet What was registered.
 * @returns `invalid` when it breaks the Wallet Standard, `foreign` when it is no wallet for Solana that can connect.
 */
export function readWallet(wallet: unknown): WalletFacts | 'invalid' | 'foreign' {
  try {
    // Validated part by part below. Anything invalid throws or is rejected.
    const { name: rawName, icon, chains, features } = wallet as Record<string, unknown>
    if (typeof rawName !== 'string' || !Array.isArray(chains)) return 'invalid'
    const connect: unknown = (features as Record<string, { readonly connect?: unknown } | undefined>)[
      'standard:connect'
    ]?.connect
    if (!chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))) return 'foreign'
    if (typeof connect !== 'function') return 'foreign'
    const name = stripControls(rawName).trim().slice(0, 64)
    if (!name) return 'invalid'
    // The standard allows data URIs only. A remote image would tell its host of every visit.
    const isData = typeof icon === 'string' && icon.length <= maxIcon && /^\s*data:/i.test(icon)
    return { id: name, name, image: isData ? toSafeImageUrl(icon) : undefined }
  } catch {
    return 'invalid'
  }
}

import type { Eip1193Provider } from '@portico/core'
import { stripControls, toSafeImageUrl } from '@portico/core/internal'
import type { Wallet } from '../connection/createConnector.js'

/** Maximum length of a wallet's image, in characters. */
const maxIcon = 262_144

/**
 * Reads an EIP-6963 announcement, each part once, since any of it may be a getter.
 *
 * @param detail The `detail` of the event.
 * @returns The wallet, or `undefined` when the announcement breaks the standard.
 */
export function readAnnouncement(detail: unknown): (Wallet & { readonly uuid: string }) | undefined {
  try {
    // Validated part by part below. Anything invalid throws or is rejected.
    const { info, provider } = detail as { info: Record<string, unknown>; provider: Eip1193Provider }
    const { uuid, name: rawName, icon, rdns: rawRdns } = info
    if (typeof uuid !== 'string' || typeof rawName !== 'string' || typeof provider.request !== 'function') return
    if (typeof icon === 'string' && icon.length > maxIcon) return
    const name = stripControls(rawName).trim().slice(0, 64)
    if (!uuid || !name) return
    const rdns = typeof rawRdns === 'string' && /^[\w-]+(\.[\w-]+)+$/.test(rawRdns) ? rawRdns : undefined
    // EIP-6963 requires a data URL. A remote image would tell its host who opens the list of wallets.
    const image = typeof icon === 'string' && !/^http/i.test(icon.trim()) ? toSafeImageUrl(icon) : undefined
    return { uuid, id: rdns ?? name, name, type: 'ANNOUNCED', image, rdns, provider }
  } catch {
    return
  }
}

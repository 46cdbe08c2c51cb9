import { isRecord } from '../../validate/records.js'
import { stripControls, toSafeLink } from '../../validate/safeText.js'
import { jsonKey } from '../storageKey.js'

/** The wallet app that a WalletConnect session was opened in. The key is defined by WalletConnect's libraries. */
export const deepLinkChoiceKey = jsonKey<{ readonly href: string; readonly name: string }>(
  'WALLETCONNECT_DEEPLINK_CHOICE',
  (json) => {
    if (!isRecord(json) || typeof json.name !== 'string') return undefined
    const href = toSafeLink(json.href, 'app')
    return href === undefined ? undefined : { href, name: stripControls(json.name).slice(0, 64) }
  },
)

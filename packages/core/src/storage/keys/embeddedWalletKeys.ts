import { isCaipNetworkId } from '../../caip/networkId.js'
import type { CaipNetworkId } from '../../caip/types.js'
import { isEmail } from '../../validate/isEmail.js'
import { type StorageKey, textKey } from '../storageKey.js'

const isNumeric = (raw: string) => /^\d{1,15}$/.test(raw)

/** Whether an email or social login was used. */
export const emailLoginUsedKey = textKey('@appkit-wallet/EMAIL_LOGIN_USED_KEY', (raw): raw is 'true' => raw === 'true')

/** The email address of the login. */
export const emailKey = textKey('@appkit-wallet/EMAIL', isEmail)

/** The user name of the social login. */
export const socialUsernameKey = textKey('@appkit-wallet/SOCIAL_USERNAME', (raw): raw is string =>
  /^[^\p{C}]{1,256}$/u.test(raw),
)

/** The network the embedded wallet used last: a number on EVM networks, else a CAIP-2 id. */
export const lastUsedChainKey: StorageKey<number | CaipNetworkId> = {
  name: '@appkit-wallet/LAST_USED_CHAIN_KEY',
  parse: (raw) => (isNumeric(raw) ? Number(raw) : isCaipNetworkId(raw) ? raw : undefined),
  format: String,
}

/** When the last login mail was requested, in milliseconds since the Unix epoch. */
export const lastEmailLoginTimeKey: StorageKey<number> = {
  name: '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
  parse: (raw) => (isNumeric(raw) ? Number(raw) : undefined),
  format: String,
}

/** Numeric ids of the EVM networks with smart accounts. */
export const smartAccountEnabledNetworksKey: StorageKey<readonly number[]> = {
  name: '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  parse: (raw) => raw.split(',').filter(isNumeric).map(Number),
  format: (ids) => ids.join(),
}

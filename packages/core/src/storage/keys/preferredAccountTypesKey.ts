import { isChainNamespace } from '../../caip/networkId.js'
import type { ChainNamespace } from '../../caip/types.js'
import { type AccountType, isAccountType } from '../../validate/isAccountType.js'
import { readRecord } from '../../validate/records.js'
import { jsonKey } from '../storageKey.js'

/** The account type chosen per namespace. */
export const preferredAccountTypesKey = jsonKey<Readonly<Partial<Record<ChainNamespace, AccountType>>>>(
  '@appkit/preferred_account_types',
  (json) => readRecord(json, (type, name) => (isChainNamespace(name) && isAccountType(type) ? type : undefined)),
)

import { jsonKey } from '@portico/core'
import { readRecord } from '@portico/core/internal'

/** Names that the user gave to accounts, by namespace and address, such as `eip155:0x…`. */
export const addressLabelsKey = jsonKey<Readonly<Record<string, string>>>('@appkit/address_labels', (json) =>
  readRecord(json, (label) => (typeof label === 'string' && label.length <= 50 ? label : undefined)),
)

import type { SendRecipient } from '@portico/controllers'
import { truncateAddress } from '@portico/core'

/** Returns how a recipient is called in a sentence: by name, else by the shortened address, kept left to right. */
export function getRecipientName({ address = '', name }: SendRecipient): string {
  // First strong isolate and left-to-right isolate (Unicode UAX #9), for text that cannot hold a `bdi`.
  return name === undefined ? `\u2066${truncateAddress(address)}\u2069` : `\u2068${name}\u2069`
}

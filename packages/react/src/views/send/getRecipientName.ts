import type { SendRecipient } from '@portico/controllers'
import { stripControls, truncateAddress } from '@portico/core'

/** Returns how a recipient is called in a sentence: by name, else by the shortened address. */
export function getRecipientName({ address = '', name }: SendRecipient): string {
  return name === undefined ? truncateAddress(address) : stripControls(name)
}

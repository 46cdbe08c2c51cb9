import { truncateAddress } from '@portico/core'
import type { ReactElement } from 'react'

/**
 * Shortens a long name in its middle, so that what it begins with and whom it belongs to remain.
 *
 * @param name The name of an account.
 */
export function shortenName(name: string): string {
  return truncateAddress(name, { start: 11, end: 12 })
}

/** Shows the name of an account, a long one shortened; the whole of it is in the tooltip. */
export function IdentityName({ name }: { readonly name: string }): ReactElement {
  return <bdi title={name}>{shortenName(name)}</bdi>
}

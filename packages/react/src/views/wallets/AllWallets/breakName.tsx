import { Fragment, type ReactNode } from 'react'

/** Words up to this length fit a tile. */
const fits = 11

/**
 * Lets a name of long words break where it is put together (`Token|Pocket`, `walletname|.io`) rather than anywhere.
 *
 * @param name The name of a wallet.
 */
export function breakName(name: string): ReactNode {
  if (name.split(/\s/).every((word) => word.length <= fits)) return name
  const parts = name.replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\w)(?=[-_.]\w)/gu, '$&\n').split('\n')
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

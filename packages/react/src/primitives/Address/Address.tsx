import { truncateAddress } from '@portico/core'
import css from './Address.module.css'

/** Shows an address shortened in the middle; the whole of it is in the tooltip. Always left to right. */
export function Address({ value }: { readonly value: string }) {
  return (
    <bdi className={css.short} dir="ltr" title={value}>
      {truncateAddress(value)}
    </bdi>
  )
}

/** Shows a whole address in groups of four, so that it can be compared. Copied by hand it has no gaps. */
export function GroupedAddress({ value }: { readonly value: string }) {
  const groups = value.match(/.{1,4}/gsu) ?? []
  return (
    <bdi className={css.whole} dir="ltr">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no identity but its place.
        <span key={index} className={css.group}>
          {group}
        </span>
      ))}
    </bdi>
  )
}

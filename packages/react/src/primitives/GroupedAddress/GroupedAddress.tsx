import css from './GroupedAddress.module.css'

/** Shows a whole address in groups of four, so that it can be compared. Copied by hand it has no gaps. */
export function GroupedAddress({ value }: { readonly value: string }) {
  const groups = value.match(/.{1,4}/gsu) ?? []
  return (
    <bdi className={css.address} dir="ltr">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no identity but its place.
        <span key={index} className={css.group}>
          {group}
        </span>
      ))}
    </bdi>
  )
}

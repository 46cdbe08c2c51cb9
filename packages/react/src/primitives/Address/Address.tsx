import { truncateAddress } from '@portico/core'
import css from './Address.module.css'

/** Shows an address shortened in the middle; the whole of it is in the tooltip. Always left to right. */
export function Address({ value }: { readonly value: string }) {
  return (
    <bdi className={css.address} dir="ltr" title={value}>
      {truncateAddress(value)}
    </bdi>
  )
}

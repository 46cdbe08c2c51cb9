import { pushView } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Row } from '../../primitives/Row/Row.js'
import css from './AllWalletsLink.module.css'

export type AllWalletsLinkProps = {
  /** `undefined` until the catalogue has answered, and if it does not. */
  readonly count: number | undefined
  /** Whether there are more than `count`. */
  readonly hasMore: boolean
  readonly namespace: ChainNamespace | undefined
}

/** The row under Connect's list that leads to every wallet of the catalogue. */
export function AllWalletsLink({ count, hasMore, namespace }: AllWalletsLinkProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  const locale = useLocale()
  return (
    <Row
      start={
        <span className={css.tile} aria-hidden="true">
          <span className={css.dots} />
        </span>
      }
      title={text.allWallets}
      end={count === undefined ? undefined : text.about({ count, hasMore, locale })}
      chevron
      onClick={() => pushView(portico, { view: 'AllWallets', params: namespace ? { namespace } : {} })}
    />
  )
}

import type { Token } from '@portico/core'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { TokenTile } from '../catalogue/TokenTile.js'
import css from './TokenButton.module.css'

type TokenButtonProps = {
  readonly token: Pick<Token, 'address' | 'image' | 'item' | 'symbol'> | undefined
  /** What the token is for, for assistive technology. Default: the field's own name. */
  readonly label?: string | undefined
  /** What kind of thing is chosen, such as "Currency". Default: a token. */
  readonly kind?: string | undefined
  /** Its picture. Default: the token's. */
  readonly tile?: ReactNode
  readonly onClick: () => void
}

/** Shows the chosen token, and leads to the list of tokens. */
export function TokenButton({ token, label, kind, tile, onClick }: TokenButtonProps): ReactElement {
  const text = useMessages('transfer')
  return (
    <button
      type="button"
      className={css.button}
      data-empty={token ? undefined : true}
      onClick={onClick}
      aria-label={[label, token ? `${kind ?? text.token} ${token.symbol}` : (kind ?? text.selectToken)]
        .flatMap((part) => part ?? [])
        .join(': ')}
    >
      {tile ?? (token && <TokenTile token={token} size="s" />)}
      <bdi>{token ? token.symbol : (kind ?? text.selectToken)}</bdi>
      <Icon name="chevron" size="s" />
    </button>
  )
}

import { pushView } from '@portico/controllers'
import type { Token } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import css from './TokenButton.module.css'

/** Shows the chosen token and opens the list of tokens. */
export function TokenButton({ token }: { readonly token: Token | undefined }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('send')
  return (
    <button
      type="button"
      className={css.button}
      onClick={() => pushView(portico, { view: 'WalletSendSelectToken' })}
      aria-label={token ? `${text.token} ${token.symbol}` : text.selectToken}
    >
      {token && <TokenTile token={token} size="s" />}
      <bdi>{token ? token.symbol : text.selectToken}</bdi>
      <Icon name="chevron" size="s" />
    </button>
  )
}

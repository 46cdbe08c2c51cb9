import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Text } from '../../../primitives/Text/Text.js'
import type { Store } from './listStores.js'
import css from './StoreLinks.module.css'

/** Links to a wallet's stores and site, each with its host. */
export function StoreLinks({ stores }: { readonly stores: readonly Store[] }): ReactElement {
  const text = useMessages('walletConnect')
  return (
    <ul className={css.list}>
      {stores.map(({ name, href }) => (
        <li key={name}>
          <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
            <span className={css.text}>
              <span className={css.name}>{text[name]}</span>
              <Text as="span" variant="caption">
                {' '}
                <bdi>{new URL(href).host}</bdi>
              </Text>
            </span>
            <Icon name={laterIcons.external} size="s" />
          </a>
        </li>
      ))}
    </ul>
  )
}

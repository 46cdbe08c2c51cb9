import { getInternals } from '@portico/controllers/internal'
import { toSafeLink } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Picture } from './Picture.js'
import css from './WhatIsAWallet.module.css'

/** Tells a newcomer what a wallet is good for. */
export function WhatIsAWallet(): ReactElement {
  const { options } = getInternals(usePorticoInstance())
  const text = useMessages('help')
  const link = options.enableWalletGuide && options.walletGuideUrl ? toSafeLink(options.walletGuideUrl) : undefined
  const points = [
    { name: 'assets', title: text.assetsTitle, text: text.assetsText },
    { name: 'login', title: text.loginTitle, text: text.loginText },
    { name: 'control', title: text.controlTitle, text: text.controlText },
  ] as const
  return (
    <>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point.name} className={css.point}>
            <Picture name={point.name} />
            <div>
              <p className={css.title}>{point.title}</p>
              <p className={css.text}>{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {link !== undefined && (
        <a className={css.link} href={link} target="_blank" rel="noopener noreferrer">
          {text.getWallet}
          <Icon name="external" size="s" />
        </a>
      )}
    </>
  )
}

import { pushView } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { toSafeLink } from '@portico/core/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { LinkButton } from '../../../parts/links/LinkButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import { Picture } from './Picture.js'
import css from './WhatIsAWallet.module.css'

/** Explains to newcomers what a wallet is for. */
export function WhatIsAWallet(): ReactElement {
  const portico = usePorticoInstance()
  const { enableWalletGuide = true, walletGuideUrl } = getInternals(portico).options
  const text = useMessages('help')
  // The catalogue is asked only where its wallets can be connected.
  const canPair = usePorticoState(({ connectors }) => connectors.some(({ type }) => type === 'WALLET_CONNECT'))
  const link = walletGuideUrl ? toSafeLink(walletGuideUrl) : undefined
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
              <Text variant="heading">{point.title}</Text>
              <Text>{point.text}</Text>
            </div>
          </li>
        ))}
      </ul>
      {enableWalletGuide &&
        (canPair ? (
          <Button full onClick={() => pushView(portico, { view: 'GetWallet' })}>
            {text.getWallet}
          </Button>
        ) : (
          link !== undefined && <LinkButton href={link}>{text.getWallet}</LinkButton>
        ))}
    </>
  )
}

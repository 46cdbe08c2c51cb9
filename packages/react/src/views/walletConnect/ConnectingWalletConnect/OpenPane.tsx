import { type CatalogueWallet, setPairingLink } from '@portico/controllers'
import { type Environment, openDeepLink } from '@portico/controllers/ui'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { LinkButton } from '../../../parts/links/LinkButton.js'
import { RequestPane } from '../../../parts/request/RequestPane.js'
import { Button } from '../../../primitives/Button/Button.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { GetWalletOffer } from '../stores/GetWalletOffer.js'
import type { WalletLink } from './getWalletLink.js'
import css from './OpenPane.module.css'

type OpenPaneProps = {
  readonly wallet: CatalogueWallet
  readonly platform: 'mobile' | 'web' | 'desktop'
  readonly environment: Environment
  /** Tile of 72 px. */
  readonly picture: ReactNode
  /** Absent until there is a pairing to hand over. */
  readonly link: WalletLink | undefined
  readonly uri: string | undefined
  readonly onShowQr: () => void
}

/** Opens a wallet on this device by a link, which pop-up blockers do not stop. */
export function OpenPane(props: OpenPaneProps): ReactElement {
  const { wallet, platform, environment, picture, link, uri, onShowQr } = props
  const portico = usePorticoInstance()
  const text = useMessages('walletConnect')
  const onFailed = useCopyFailedToast()
  const note = () => link?.choice && setPairingLink(portico, link.choice)

  const isOpened = useRef(false)
  useEffect(() => {
    if (!link?.automatic || isOpened.current) return
    isOpened.current = true
    if (link.choice) setPairingLink(portico, link.choice)
    openDeepLink(link)
  }, [link, portico])

  const open = text.openWallet({ name: wallet.name })
  const isOwnBrowser = link !== undefined && link.choice === undefined
  const texts = { mobile: text.openMobileText, web: text.openWebText, desktop: text.openDesktopText }
  return (
    <RequestPane
      picture={picture}
      state="waiting"
      title={text.openTitle({ name: wallet.name })}
      text={isOwnBrowser ? text.openBrowserText : texts[platform]}
      onRetry={onShowQr}
    >
      {link ? (
        <LinkButton href={link.href} target={link.target} onClick={note}>
          {open}
        </LinkButton>
      ) : (
        <Button full busy>
          {open}
        </Button>
      )}
      {platform === 'mobile' && !isOwnBrowser && (
        <Button full variant="secondary" icon="qr" onClick={onShowQr}>
          {text.showQr}
        </Button>
      )}
      <div className={css.foot}>
        <GetWalletOffer wallet={wallet} environment={environment} />
        {uri !== undefined && (
          <CopyButton withText value={uri} label={text.copyLink} copiedLabel={text.copied} onFailed={onFailed} />
        )}
      </div>
    </RequestPane>
  )
}

import { cancelSignIn } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { resolveMetadata } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useWalletInfo } from '../../hooks/useWalletInfo.js'
import { useMessages } from '../../i18n/useMessages.js'
import { OpenWalletLink } from '../../parts/links/OpenWalletLink.js'
import { Button } from '../../primitives/Button/Button.js'
import { Notice } from '../../primitives/Notice/Notice.js'
import { Text } from '../../primitives/Text/Text.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import { MessageText } from './MessageText.js'
import { SignInFailure } from './SignInFailure.js'
import css from './SignInPane.module.css'
import { useSignInAttempt } from './useSignInAttempt.js'

/** Shows the message that signs the account in, whole, and asks the wallet to sign it. */
export function SignInPane(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('signIn')
  const wallet = useWalletInfo()
  const attempt = useSignInAttempt()
  const cancel = useCommand(cancelSignIn)
  const { name, icons } = resolveMetadata(getInternals(portico).context.metadata)
  const { error, message, domain, step, isSigned, mustSign, isEnabled } = attempt
  const here = location.host
  const walletName = wallet?.name ?? text.anyWallet
  // Busy rather than disabled while the next message is made, because a disabled button loses the focus.
  const isBusy = step !== 'ready' && message !== undefined
  const status = { signing: text.waiting({ wallet: walletName }), verifying: text.verifying }[step as string]
  return (
    <div className={css.view}>
      <div className={css.tiles}>
        <WalletTile image={icons[0]} name={name || here} size="l" />
        <WalletTile image={wallet?.image} name={walletName} size="l" />
      </div>
      <div className={css.head}>
        <Text as="h2" variant="title">
          {text.headline({ app: name || here })}
        </Text>
        <Text variant="label">
          <bdi dir="ltr">{domain ?? here}</bdi>
        </Text>
        <Text className={css.intro}>{text.intro({ wallet: walletName })}</Text>
      </div>
      {domain !== undefined && domain !== here && (
        <Notice tone="warning" title={text.otherSiteTitle}>
          {text.otherSite({ named: domain, here })}
        </Notice>
      )}
      <SignInFailure error={error} />
      <MessageText message={message} isFailed={step === 'idle' && error !== undefined} onRetry={attempt.prepare} />
      <div className={css.action}>
        {step === 'signing' && <OpenWalletLink label={text.openWallet} />}
        <div className={css.status} role="status">
          <Text variant="caption" align="center">
            {status ?? (mustSign ? text.cancelEnds : '')}
          </Text>
        </div>
        <div className={css.buttons}>
          <Button
            variant="secondary"
            full
            busy={cancel.status === 'running'}
            // The wallet has signed: what comes of it is known in a moment.
            disabled={step === 'verifying'}
            onClick={() => cancel.run()}
          >
            {text.cancel}
          </Button>
          <Button full busy={isBusy} disabled={!isEnabled || message === undefined} onClick={attempt.sign}>
            {isSigned ? text.checkAgain : text.sign}
          </Button>
        </div>
      </div>
    </div>
  )
}

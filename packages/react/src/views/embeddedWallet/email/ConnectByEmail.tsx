import { pushView } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { hidesWallets } from '../../../parts/catalogue/hidesWallets.js'
import { LostPart } from '../../../parts/reload/LostPart.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { EmailLoginForm } from './EmailLoginForm.js'
import { useOpenLogin } from './useOpenLogin.js'

const ContinueLoggedIn = lazyPart(
  () => import('./ContinueLoggedIn.js').then((module) => module.ContinueLoggedIn),
  LostPart,
)

export type ConnectByEmailProps = {
  /** Connects only this namespace. */
  readonly namespace: ChainNamespace | undefined
}

/** The email field of Connect, or the existing login. If it is the only method, a link to wallets is added. */
export function ConnectByEmail({ namespace }: ConnectByEmailProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('email')
  const isAlone = hidesWallets(portico)
  const login = useOpenLogin(namespace)
  return (
    <>
      {login ? (
        <Suspense fallback={<Skeleton />}>
          <ContinueLoggedIn {...login} />
        </Suspense>
      ) : (
        <EmailLoginForm namespace={namespace} />
      )}
      {isAlone && (
        <Row
          start={<Icon name="wallet" />}
          title={text.continueWithWallet}
          chevron
          onClick={() =>
            pushView(portico, { view: 'Connect', params: { walletsOnly: true, ...(namespace && { namespace }) } })
          }
        />
      )}
    </>
  )
}

import type { RouteParams } from '@portico/controllers'
import { getConnectMethods } from '@portico/controllers/ui'
import { Fragment, type ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { hidesWallets } from '../../../parts/catalogue/hidesWallets.js'
import { useConsent } from '../../../parts/legal/useConsent.js'
import { Divider } from '../../../primitives/Divider/Divider.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import css from './Connect.module.css'
import { LaterSection } from './LaterSection.js'
import { LegalFooter } from './LegalFooter.js'
import { isLaterMethod, type LaterMethod } from './laterMethods.js'
import { useLater } from './useLater.js'
import { WalletSection } from './WalletSection.js'

/** The first view: every way to connect that this app offers. */
export function Connect({ params }: { readonly params: RouteParams['Connect'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  // Methods depend on which connectors there are.
  usePorticoState((state) => state.connectors)
  const { isAsked, isMissing } = useConsent()
  const { namespace, walletsOnly } = params
  const methods = getConnectMethods(portico, { namespace })
  const isHidden = !walletsOnly && methods.some(isLaterMethod) && hidesWallets(portico)
  const parts = methods.filter((method): method is 'wallet' | LaterMethod =>
    method === 'wallet' ? !isHidden : !walletsOnly && isLaterMethod(method),
  )
  const ways = parts.map((method, index) => (
    <Fragment key={method}>
      {index > 0 && <Divider>{text.or}</Divider>}
      {method === 'wallet' ? (
        <WalletSection namespace={namespace} />
      ) : (
        <LaterSection method={method} namespace={namespace} />
      )}
    </Fragment>
  ))
  return (
    <div className={css.connect}>
      {isAsked && <ConsentSection />}
      {isAsked ? (
        <fieldset className={css.ways} disabled={isMissing}>
          {ways}
        </fieldset>
      ) : (
        ways
      )}
      {parts.length === 0 && <Notice title={text.nothingTitle}>{text.nothingText}</Notice>}
      <LegalFooter />
    </div>
  )
}

/** The box to tick before connecting, loaded only for apps that require it. */
function ConsentSection(): ReactElement {
  const Box = useLater('legal')?.ConsentBox
  return Box ? <Box /> : <Skeleton shape="bar" />
}

import { getConnectMethods, type RouteParams } from '@portico/controllers'
import { Fragment, type ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { hidesWallets } from '../../../parts/catalogue/hidesWallets.js'
import { useConsent } from '../../../parts/legal/useConsent.js'
import { Divider } from '../../../primitives/Divider/Divider.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import css from './Connect.module.css'
import { ConsentSection } from './ConsentSection.js'
import { LegalFooter } from './LegalFooter.js'
import { sections } from './sections.js'

/** The first view: every way to connect that this app offers. */
export function Connect({ params }: { readonly params: RouteParams['Connect'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  // Methods depend on which connectors there are.
  usePorticoState((state) => state.connectors)
  const { isAsked, isMissing } = useConsent()
  const { namespace, walletsOnly } = params
  const methods = getConnectMethods(portico, { namespace })
  const isHidden = methods.includes('email') && hidesWallets(portico)
  const parts = methods.flatMap((method) => {
    const Section = sections[method]
    const isOffered = method === 'wallet' ? walletsOnly || !isHidden : !walletsOnly
    return Section && isOffered ? [{ method, Section }] : []
  })
  const ways = parts.map(({ method, Section }, index) => (
    <Fragment key={method}>
      {index > 0 && <Divider>{text.or}</Divider>}
      <Section namespace={namespace} />
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

import { getConnectMethods, type RouteParams } from '@portico/controllers'
import { Fragment, type ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Divider } from '../../../primitives/Divider/Divider.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import css from './Connect.module.css'
import { LegalFooter } from './LegalFooter.js'
import { sections } from './sections.js'

/** The first view: every way to connect that this app offers. */
export function Connect({ params }: { readonly params: RouteParams['Connect'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  // Methods depend on which connectors there are.
  usePorticoState((state) => state.connectors)
  const parts = getConnectMethods(portico).flatMap((method) => {
    const Section = sections[method]
    return Section === undefined ? [] : [{ method, Section }]
  })
  return (
    <div className={css.connect}>
      {parts.map(({ method, Section }, index) => (
        <Fragment key={method}>
          {index > 0 && <Divider>{text.or}</Divider>}
          <Section namespace={params.namespace} />
        </Fragment>
      ))}
      {parts.length === 0 && <Notice title={text.nothingTitle}>{text.nothingText}</Notice>}
      <LegalFooter />
    </div>
  )
}

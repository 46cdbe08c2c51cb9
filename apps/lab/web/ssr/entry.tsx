import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SsrEntry } from '../../stack/web/createBuiltPages.js'
import { createSsrPortico } from './createSsrPortico.js'
import { SsrApp } from './SsrApp.js'

/** Renders the page for one request. */
export const render: SsrEntry['render'] = async ({ cookie, template }) => {
  const portico = createSsrPortico({ cookie, manifest: { chains: {}, services: {} } })
  const html = renderToString(
    <StrictMode>
      <SsrApp portico={portico} />
    </StrictMode>,
  )
  return template.replace('<!--app-->', () => html)
}

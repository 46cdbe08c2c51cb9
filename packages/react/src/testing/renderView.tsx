import type { RouteParams, ViewName } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { routes } from '@portico/controllers/ui'
import { type RenderResult, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { loadMessages } from '../i18n/loadMessages.js'
import type { Locale } from '../i18n/locales.js'
import { loadGroup } from '../views/loadGroup.js'
import type { ViewDefinition } from '../views/ViewDefinition.js'

export type RenderViewParameters<name extends ViewName> = {
  readonly params: RouteParams[name]
  readonly test: TestPortico
  /** Default `en`. */
  readonly locale?: Locale | undefined
}

/**
 * Renders one view for a test as the modal would, with its title as a heading, under StrictMode.
 *
 * @param name The view.
 * @param parameters Its params, the test instance and the locale.
 */
export async function renderView<name extends ViewName>(
  name: name,
  { params, test, locale = 'en' }: RenderViewParameters<name>,
): Promise<RenderResult> {
  const { portico } = test
  await loadMessages(portico, locale, ['errors'])
  const { views } = await loadGroup(portico, locale, routes[name].group)
  // A group module holds each view under its own name.
  const definition = views[name] as ViewDefinition<name> | undefined
  if (!definition) throw new Error(`The group of ${name} has no such view.`)
  return render(
    <StrictMode>
      <PorticoContext.Provider value={{ portico, locale }}>
        <Shown definition={definition} params={params} dir={locale === 'ar' ? 'rtl' : 'ltr'} />
      </PorticoContext.Provider>
    </StrictMode>,
  )
}

function Shown<name extends ViewName>(props: {
  readonly definition: ViewDefinition<name>
  readonly params: RouteParams[name]
  readonly dir: 'ltr' | 'rtl'
}) {
  const { Component, useTitle, HeaderAction } = props.definition
  const title = useTitle(props.params)
  return (
    <div data-portico="" dir={props.dir}>
      {HeaderAction && <HeaderAction />}
      <h2>{title}</h2>
      <Component params={props.params} />
    </div>
  )
}

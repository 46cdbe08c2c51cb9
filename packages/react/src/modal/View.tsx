import type { RouteParams, ViewName } from '@portico/controllers'
import type { ViewDefinition } from '../views/ViewDefinition.js'
import { type FrameProps, ViewFrame } from './ViewFrame.js'

export type ViewProps<name extends ViewName> = FrameProps & {
  readonly definition: ViewDefinition<name>
  readonly params: RouteParams[name]
}

/** A view with its header. */
export function View<name extends ViewName>({ definition, params, ...frame }: ViewProps<name>) {
  const { Component, useTitle, HeaderAction, hideClose } = definition
  const title = useTitle(params)
  return (
    <ViewFrame {...frame} title={title} hideClose={hideClose} action={HeaderAction && <HeaderAction />}>
      <Component params={params} />
    </ViewFrame>
  )
}

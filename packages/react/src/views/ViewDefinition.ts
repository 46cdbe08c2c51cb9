import type { RouteParams, ViewName } from '@portico/controllers'
import type { RouteDefinition } from '@portico/controllers/internal'
import type { ComponentType } from 'react'

/** How the modal shows one view. */
export type ViewDefinition<name extends ViewName = ViewName> = {
  readonly Component: ComponentType<{ readonly params: RouteParams[name] }>
  /** Title of the dialog; a hook, called while the view is on top. */
  useTitle(params: RouteParams[name]): string
  /** A button at the start of the header, shown when there is no way back. */
  readonly HeaderAction?: ComponentType | undefined
  /** Leaves out the Close button: the view has its own ways on. */
  readonly hideClose?: boolean | undefined
}

/** The views of one group. */
export type GroupViews<names extends ViewName> = { readonly [name in names]: ViewDefinition<name> }

/** View groups: each is one download, with its texts. */
export type GroupName = RouteDefinition['group']

/** What `views/<group>/group.ts` exports. */
export type GroupModule = { readonly views: Partial<GroupViews<ViewName>> }

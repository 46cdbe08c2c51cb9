import type { Portico, RouteParams, ViewName } from '@portico/controllers'
import type { RouteDefinition, ViewsOf } from '@portico/controllers/ui'
import type { ComponentType } from 'react'

/** How the modal shows one view. */
export type ViewDefinition<name extends ViewName = ViewName> = {
  readonly Component: ComponentType<{ readonly params: RouteParams[name] }>
  /** Title of the dialog; a hook, called while the view is on top. */
  useTitle(params: RouteParams[name]): string
  /** A button at the start of the header, shown if there is no back button. */
  readonly HeaderAction?: ComponentType | undefined
  /** Hides the Close button, because the view has its own buttons. */
  readonly hideClose?: boolean | undefined
}

/** View groups: each is one download, with its texts. */
export type GroupName = RouteDefinition['group']

/** All views of one group, by the table of routes. */
export type GroupViews<group extends GroupName> = { readonly [name in ViewsOf<group>]: ViewDefinition<name> }

/** What `views/<group>/group.ts` exports. */
export type GroupModule = {
  readonly views: { readonly [name in ViewName]?: ViewDefinition<name> }
  /**
   * Whether its views lead to another group in this app; each does by default. It lies here, since what decides it is in
   * this download, and not in the first one.
   */
  leadsTo?(portico: Portico, name: GroupName): boolean
}

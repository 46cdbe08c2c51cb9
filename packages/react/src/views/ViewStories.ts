import type { RouteParams, ViewName } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'

/** One state of a view to look at and to test. */
type ViewStory<name extends ViewName> = {
  readonly params: RouteParams[name]
  /** Brings the instance into the state before the view is shown. */
  arrange?(test: TestPortico): void | Promise<void>
}

/** The four states every view has to show well. */
export type ViewStories<name extends ViewName> = Readonly<
  Record<'loading' | 'empty' | 'error' | 'filled', ViewStory<name>>
>

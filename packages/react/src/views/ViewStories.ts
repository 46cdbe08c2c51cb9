import type { RouteParams, ViewName } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'

/** One state of a view to look at and to test. */
type ViewStory<name extends ViewName> = {
  readonly params: RouteParams[name]
  /** Brings the instance into the state before the view is shown. */
  arrange?(test: TestPortico): void | Promise<void>
}

/**
 * The four states every view has to show well. With `string` for `more`, a view may have others of its own.
 */
export type ViewStories<name extends ViewName, more extends string = never> = Readonly<
  Record<'loading' | 'empty' | 'error' | 'filled', ViewStory<name>> & Record<more, ViewStory<name>>
>

import type { ViewName } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'

/** One state of one view or of the widget, and the function that brings an instance there. */
export type Story = {
  readonly view: ViewName | 'OnRampWidget'
  readonly state: string
  readonly params: object
  readonly arrange?: ((test: TestPortico) => void | Promise<void>) | undefined
}

type StoryModule = {
  readonly stories: Readonly<Record<string, Pick<Story, 'params' | 'arrange'>>>
}

/** Returns the stories of every view and of the widget, sorted by path. */
export function listStories(): readonly Story[] {
  const modules = import.meta.glob<StoryModule>('../../../../packages/react/src/{views,buttons}/**/*.stories.tsx', {
    eager: true,
  })
  return Object.entries(modules).flatMap(([path, { stories }]) => {
    // Folder and stories file have the name of the view.
    const view = path.split('/').at(-1)?.replace('.stories.tsx', '') as Story['view']
    return Object.entries(stories).map(([state, { params, arrange }]) => ({ view, state, params, arrange }))
  })
}

import { type OpenModalParameters, openModal, type Portico } from '@portico/controllers'
import { PorticoProvider } from '@portico/react'
import { useEffect } from 'react'
import type { Story } from './listStories.js'

export type StoryFrameProps = { readonly story: Story; readonly portico: Portico }

/** Shows one story in the real modal. */
export function StoryFrame({ story, portico }: StoryFrameProps) {
  const { view, params, state } = story
  useEffect(() => {
    // Each story's params are of the view it is for.
    openModal(portico, { view, params } as OpenModalParameters)
  }, [portico, view, params])
  return (
    <PorticoProvider portico={portico}>
      <main className="lab-main">
        <h1>
          {view}, {state}
        </h1>
        <div>
          <button
            type="button"
            className="lab-button"
            onClick={() => openModal(portico, { view, params } as OpenModalParameters)}
          >
            Open it again
          </button>
        </div>
      </main>
    </PorticoProvider>
  )
}

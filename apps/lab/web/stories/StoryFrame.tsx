import { type OpenModalParameters, openModal, type Portico } from '@portico/controllers'
import { OnRampWidget, PorticoProvider } from '@portico/react'
import { useEffect } from 'react'
import type { Story } from './listStories.js'

export type StoryFrameProps = { readonly story: Story; readonly portico: Portico }

/** Shows one story: a view in the real modal, the widget in the page. */
export function StoryFrame({ story, portico }: StoryFrameProps) {
  const { view, params, state } = story
  const isWidget = view === 'OnRampWidget'
  useEffect(() => {
    // Each story's params are of the view it is for.
    if (!isWidget) openModal(portico, { view, params } as OpenModalParameters)
  }, [portico, isWidget, view, params])
  return (
    <PorticoProvider portico={portico}>
      <main className="lab-main">
        <h1>
          {view}, {state}
        </h1>
        {isWidget ? (
          <OnRampWidget />
        ) : (
          <div>
            <button
              type="button"
              className="lab-button"
              onClick={() => openModal(portico, { view, params } as OpenModalParameters)}
            >
              Open it again
            </button>
          </div>
        )}
      </main>
    </PorticoProvider>
  )
}

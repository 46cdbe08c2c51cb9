import '@portico/react/styles.css'
import '../page/page.css'
import './stories.css'
import { getInternals } from '@portico/controllers/internal'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { collectErrors } from '../page/collectErrors.js'
import { showFailure } from '../page/showFailure.js'
import { arrangeStory } from './arrangeStory.js'
import { listStories } from './listStories.js'
import { StoryBrowser } from './StoryBrowser.js'
import { StoryFrame } from './StoryFrame.js'

async function start(): Promise<void> {
  collectErrors()
  const query = new URLSearchParams(location.search)
  const [view, state = 'filled', theme] = [query.get('view'), query.get('state') ?? undefined, query.get('theme')]
  const stories = listStories()
  Object.assign(window, { stories: stories.map((story) => ({ view: story.view, state: story.state })) })
  document.documentElement.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr'
  document.documentElement.dataset.theme = theme ?? ''
  const root = document.getElementById('root')
  if (!root) return
  if (!view) {
    createRoot(root).render(<StoryBrowser stories={stories} />)
    return
  }
  const themeMode = theme === 'light' || theme === 'dark' ? theme : 'system'
  const showStory = createStage(root, stories, { themeMode, locale: query.get('locale') ?? undefined })
  // So that one visit of the page can show many stories.
  Object.assign(window, { showStory })
  await showStory(view, state)
}

/** Returns the function that shows a story in place of the one before. */
function createStage(
  place: HTMLElement,
  stories: ReturnType<typeof listStories>,
  options: Parameters<typeof arrangeStory>[1],
): (view: string, state: string) => Promise<void> {
  let leave = () => {}
  return async (view, state) => {
    const story = stories.find((each) => each.view === view && each.state === state)
    if (!story) throw new Error(`There is no story ${view}, ${state}`)
    leave()
    const test = await arrangeStory(story, options)
    Object.assign(window, { portico: test.portico, test, internals: getInternals(test.portico) })
    const root = createRoot(place)
    leave = () => {
      root.unmount()
      test.portico.destroy()
    }
    root.render(
      <StrictMode>
        <StoryFrame story={story} portico={test.portico} />
      </StrictMode>,
    )
  }
}

start().catch(showFailure)

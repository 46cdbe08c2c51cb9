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
  const story = stories.find((each) => each.view === view && each.state === state)
  if (!story) throw new Error(`There is no story ${view}, ${state}`)
  const themeMode = theme === 'light' || theme === 'dark' ? theme : 'system'
  const test = await arrangeStory(story, { themeMode, locale: query.get('locale') ?? undefined })
  Object.assign(window, { portico: test.portico, test, internals: getInternals(test.portico) })
  createRoot(root).render(
    <StrictMode>
      <StoryFrame story={story} portico={test.portico} />
    </StrictMode>,
  )
}

start().catch(showFailure)

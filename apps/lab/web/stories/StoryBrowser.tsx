import { useState } from 'react'
import { PageShell } from '../page/PageShell.js'
import type { Story } from './listStories.js'

const looks = [
  ['Light', 'theme=light'],
  ['Dark', 'theme=dark'],
  ['Arabic, light', 'theme=light&dir=rtl&locale=ar'],
  ['Arabic, dark', 'theme=dark&dir=rtl&locale=ar'],
  ['Pseudo-locale', 'theme=light&locale=en-XA'],
] as const

const widths = [
  ['Wide', 'wide'],
  ['320 px', 'narrow'],
] as const

/** Lists all stories beside the selected one. */
export function StoryBrowser({ stories }: { readonly stories: readonly Story[] }) {
  const [chosen, setChosen] = useState(stories[0])
  const [look, setLook] = useState<string>(looks[0][1])
  const [width, setWidth] = useState<string>('wide')
  const views = [...new Set(stories.map(({ view }) => view))]
  const source = chosen && `/stories.html?view=${chosen.view}&state=${chosen.state}&${look}`
  return (
    <PageShell path="/stories.html" title="Stories" lead="Every view in every state, over fakes, in the real modal.">
      <div className="story-layout">
        <nav className="story-list" aria-label="Stories">
          {views.map((view) => (
            <section key={view} aria-label={view}>
              <h2>{view}</h2>
              <div className="lab-row">
                {stories
                  .filter((story) => story.view === view)
                  .map((story) => (
                    <button
                      key={story.state}
                      type="button"
                      className="lab-button"
                      aria-pressed={story === chosen}
                      aria-label={`${view}, ${story.state}`}
                      onClick={() => setChosen(story)}
                    >
                      {story.state}
                    </button>
                  ))}
              </div>
            </section>
          ))}
        </nav>
        <div className="story-stage">
          <div className="lab-row">
            <label className="story-choice">
              Look
              <select value={look} onChange={(event) => setLook(event.target.value)}>
                {looks.map(([name, value]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label className="story-choice">
              Width
              <select value={width} onChange={(event) => setWidth(event.target.value)}>
                {widths.map(([name, value]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            {source && (
              <a href={source} className="lab-button">
                Open alone
              </a>
            )}
          </div>
          {source && <iframe key={source} src={source} title="Story" data-width={width} />}
        </div>
      </div>
    </PageShell>
  )
}

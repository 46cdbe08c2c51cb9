import { expect, type Locator, type Page } from '@playwright/test'

/** One state of one view, as listed on the stories page. */
export type StoryName = { readonly view: string; readonly state: string }

export type StoryLook = {
  readonly theme?: 'light' | 'dark'
  readonly dir?: 'ltr' | 'rtl'
  readonly locale?: 'en' | 'ar' | 'en-XA'
}

/** Title of the placeholder of a view whose code is being loaded, in each locale. */
const placeholderTitle = /^(Loading…|\[Ļóáðíñĝ….*|\[Lóáðíñĝ….*|جار.*)$/

/** Reads the list of stories from the stories page. */
export async function listStories(page: Page): Promise<readonly StoryName[]> {
  await page.goto('/stories.html')
  const handle = await page.waitForFunction(() => Reflect.get(window, 'stories') as StoryName[] | undefined)
  const stories = (await handle.jsonValue()) ?? []
  expect(stories.length, 'the stories page lists stories').toBeGreaterThan(20)
  return stories
}

/** Whether a story is of the widget, which stands in the page. */
export const isWidget = ({ view }: StoryName): boolean => view === 'OnRampWidget'

/** Waits until the view or the widget of a story is rendered, and returns it. */
async function waitForStory(page: Page, story: StoryName): Promise<Locator> {
  if (isWidget(story)) {
    const widget = page.locator('main [data-portico]')
    await expect(widget.getByRole('button').first()).toBeVisible()
    return widget
  }
  const dialog = page.locator('dialog[data-portico][open]')
  await expect(dialog.getByRole('heading', { level: 1 })).not.toHaveText(placeholderTitle)
  return dialog
}

/**
 * Opens one story and waits until its view is rendered.
 *
 * @returns The open dialog, or the widget.
 */
export async function openStory(page: Page, story: StoryName, look: StoryLook = {}): Promise<Locator> {
  const { view, state } = story
  await page.goto(`/stories.html?${new URLSearchParams({ view, state, ...look })}`)
  return waitForStory(page, story)
}

/**
 * Returns a function that opens one story after another within one visit of the page, which is several times faster than
 * a visit for each.
 */
export function createStoryVisit(page: Page, look: StoryLook = {}): (story: StoryName) => Promise<Locator> {
  let isOpen = false
  return async (story) => {
    if (!isOpen) {
      isOpen = true
      return openStory(page, story, look)
    }
    await page.evaluate(([view, state]) => Reflect.get(window, 'showStory')(view, state), [story.view, story.state])
    return waitForStory(page, story)
  }
}

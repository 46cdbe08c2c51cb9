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

/**
 * Opens one story and waits until its view is rendered.
 *
 * @returns The open dialog.
 */
export async function openStory(page: Page, { view, state }: StoryName, look: StoryLook = {}): Promise<Locator> {
  await page.goto(`/stories.html?${new URLSearchParams({ view, state, ...look })}`)
  const dialog = page.locator('dialog[data-portico][open]')
  await expect(dialog.getByRole('heading', { level: 1 })).not.toHaveText(placeholderTitle)
  return dialog
}

import { expect } from '@playwright/test'
import { test } from '../support/test.js'
import { findAxeFaults } from './findAxeFaults.js'
import { createStoryVisit, listStories, openStory, type StoryLook } from './openStory.js'

const looks: readonly StoryLook[] = [{ theme: 'light' }, { theme: 'dark' }, { locale: 'ar', dir: 'rtl' }]
const parts = [0, 1, 2]

// Colours during an animation would be judged too.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const look of looks)
  for (const part of parts)
    test(`axe finds nothing in any story: ${Object.values(look).join(' ')}, part ${part + 1}`, async ({ page }) => {
      // A third of all stories takes longer than the default timeout on a busy machine.
      test.setTimeout(240_000)
      const stories = (await listStories(page)).filter((_, at) => at % parts.length === part)
      const visit = createStoryVisit(page, look)
      for (const story of stories) {
        const name = `${story.view}, ${story.state}`
        await visit(story)
        if (look.theme) {
          expect.soft(await findAxeFaults(page), name).toEqual([])
          continue
        }
        // Without a theme, one visit covers both through the system's preference.
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await findAxeFaults(page), `${name}, ${colorScheme}`).toEqual([])
        }
      }
    })

test('axe would find a fault in the open modal', async ({ page }) => {
  const dialog = await openStory(page, { view: 'Connect', state: 'filled' }, { theme: 'light' })
  await dialog.getByRole('button', { name: 'Close' }).evaluate((button) => button.removeAttribute('aria-label'))
  expect(await findAxeFaults(page)).toEqual([expect.stringContaining('button-name')])
})

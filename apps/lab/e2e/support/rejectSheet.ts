import type { Page } from '@playwright/test'

/**
 * Declines what the embedded wallet asks. A click inside a frame goes to where the frame was when the click began, which
 * misses the button while the modal is still coming up; so the frame has to stand still first.
 */
export async function rejectSheet(page: Page): Promise<void> {
  const frame = page.locator('[data-portico-frame]')
  await (await frame.elementHandle())?.waitForElementState('stable')
  await frame.contentFrame().getByRole('button', { name: 'Reject' }).click()
}

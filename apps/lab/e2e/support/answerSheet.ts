import type { FrameLocator, Page } from '@playwright/test'

/** Scrolls the embedded wallet's request to its end, as a user must if it is longer than the frame, and approves. */
export async function approveSheet(frame: FrameLocator): Promise<void> {
  await frame.getByRole('region', { name: 'Request' }).evaluate((text) => text.scrollTo(0, text.scrollHeight))
  await frame.getByRole('button', { name: 'Approve' }).click()
}

/**
 * Rejects the embedded wallet's request. Playwright clicks at the position that the frame had when the click began,
 * which misses the button while the modal animates in, so the frame must be stable first.
 */
export async function rejectSheet(page: Page): Promise<void> {
  const frame = page.locator('[data-portico-frame]')
  await (await frame.elementHandle())?.waitForElementState('stable')
  await frame.contentFrame().getByRole('button', { name: 'Reject' }).click()
}

import type { FrameLocator } from '@playwright/test'

/** Scrolls the embedded wallet's request to its end, as a user must if it is longer than the frame, and approves. */
export async function approveSheet(frame: FrameLocator): Promise<void> {
  await frame.getByRole('region', { name: 'Request' }).evaluate((text) => text.scrollTo(0, text.scrollHeight))
  await frame.getByRole('button', { name: 'Approve' }).click()
}

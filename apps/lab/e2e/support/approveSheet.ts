import type { FrameLocator } from '@playwright/test'

/** Reads what the embedded wallet shows to its end, as a person must where it is longer than the frame, and approves. */
export async function approveSheet(frame: FrameLocator): Promise<void> {
  await frame.getByRole('region', { name: 'Request' }).evaluate((text) => text.scrollTo(0, text.scrollHeight))
  await frame.getByRole('button', { name: 'Approve' }).click()
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe over the whole page and returns its findings, each with the elements it is about. */
export async function findAxeFaults(page: Page): Promise<readonly string[]> {
  // Nothing here has frames; without the legacy mode every run opens one more page.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`))
}

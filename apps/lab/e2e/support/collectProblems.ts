import type { BrowserContext } from '@playwright/test'

/**
 * Notes what the pages of a context complain about: uncaught errors and `console.error`, such as React's warnings and
 * reports of the page's policy. Failed requests do not count: the browser logs them whatever the page does about them.
 *
 * @returns The list, which grows.
 */
export function collectProblems(context: BrowserContext): readonly string[] {
  const problems: string[] = []
  context.on('weberror', (webError) => problems.push(String(webError.error().stack ?? webError.error())))
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) problems.push(text)
  })
  return problems
}

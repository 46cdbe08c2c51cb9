import type { BrowserContext } from '@playwright/test'

/**
 * Collects problems of a context's pages: uncaught errors and `console.error`, such as React's warnings and policy
 * violations. Failed requests do not count, because browsers log them even if the page handles them.
 *
 * @returns A list that grows.
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

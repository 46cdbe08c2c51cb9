/**
 * Collects problems of the page at `window.__errors` for tests: uncaught errors, unhandled rejections, `console.error`
 * and policy violations.
 *
 * @returns Adds a problem.
 */
export function collectErrors(): (text: string) => void {
  const errors: string[] = []
  const note = (text: string) => void errors.push(text)
  Object.assign(window, { __errors: errors })
  window.addEventListener('error', ({ message }) => note(message))
  window.addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${toText(reason)}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  )
  const { error } = console
  console.error = (...values: unknown[]) => {
    note(values.map(toText).join(' '))
    error.apply(console, values)
  }
  return note
}

function toText(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  if (typeof value !== 'object' || value === null) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}

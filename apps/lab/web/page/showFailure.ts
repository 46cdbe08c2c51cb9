/** Says in the page that it could not start, and why. */
export function showFailure(error: unknown): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = `The page could not start: ${error instanceof Error ? error.message : error}`
  document.body.prepend(notice)
  reportError(error)
}

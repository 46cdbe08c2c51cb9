/** Shows in the page why it could not start. */
export function showFailure(error: unknown): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = `The page could not start: ${error instanceof Error ? error.message : error}`
  document.body.prepend(notice)
  reportError(error)
}

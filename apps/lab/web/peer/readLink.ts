/**
 * Reads the pairing link a page of the wallet was opened with.
 *
 * @param search Query of the page's URL.
 */
export function readLink(search: string): string {
  const link = new URLSearchParams(search).get('uri') ?? ''
  // Some apps encode the link twice.
  return link.startsWith('wc%3A') ? decodeURIComponent(link) : link
}

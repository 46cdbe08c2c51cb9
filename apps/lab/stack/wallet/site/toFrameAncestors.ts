/**
 * Writes an allow-list of origin patterns as the sources of `frame-ancestors` (CSP level 3), so that the server and
 * the page refuse the same embedders.
 *
 * @param patterns Such as `https://*.example.com`, `http://localhost:*`; a missing scheme means http and https.
 * @throws Error When a pattern cannot be written so: `*` inside a host name, or an IPv6 address.
 */
export function toFrameAncestors(patterns: readonly string[]): string {
  const sources = patterns.flatMap((pattern) => {
    const match = /^(?:(https?):\/\/)?((?:\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*)(?::(?:\d{1,5}|\*))?)$/i.exec(pattern)
    const [, scheme, host] = match ?? []
    if (!host) throw new Error(`The origin pattern "${pattern}" cannot be enforced by a browser`)
    return (scheme ? [scheme] : ['http', 'https']).map((name) => `${name}://${host}`)
  })
  return sources.length === 0 ? "'none'" : sources.join(' ')
}

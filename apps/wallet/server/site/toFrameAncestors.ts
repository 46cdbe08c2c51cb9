/**
 * Converts an allow-list of origin patterns to the sources of `frame-ancestors` (CSP Level 3), so that the server and
 * the page reject the same embedders.
 *
 * @param patterns Such as `https://*.example.com`, `http://localhost:*`; without a scheme, http and https.
 * @throws Error If a pattern has no equivalent: `*` inside a host name, or an IPv6 address.
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

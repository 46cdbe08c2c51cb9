/**
 * Returns the milliseconds a Retry-After header asks to wait (RFC 9110: seconds or a date), or `undefined` when there
 * is none that can be read.
 *
 * @param now Milliseconds since the Unix epoch.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

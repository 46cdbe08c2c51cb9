import { toSafeLink } from '@portico/core/internal'

/**
 * Returns a page where money is paid, if it may be opened: one with https, or any on this machine.
 *
 * @param url What a provider names.
 */
export function toPurchasePage(url: unknown): string | undefined {
  const link = toSafeLink(url)
  if (link === undefined) return undefined
  const { protocol, hostname } = new URL(link)
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)
  return protocol === 'https:' || isHere ? link : undefined
}

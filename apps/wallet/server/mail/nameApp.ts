import { matchOrigin } from '@portico/core/internal'

/**
 * Names an app in the words of whoever hosts the wallet, for mails. An origin that the project's list spells out is its
 * own name. Where a `*` let it in, nothing proves who chose those labels, so the name is the domain that the list names.
 *
 * @param origin What the page says the app is.
 * @param patterns The project's allow-list.
 * @returns '' where the list names no domain at all, `undefined` when the origin is none of the project's.
 */
export function nameApp(origin: string, patterns: readonly string[]): string | undefined {
  const matching = patterns.filter((pattern) => matchOrigin(pattern, origin))
  if (matching.length === 0) return undefined
  const hosts = matching.map((pattern) => pattern.replace(/^[a-z]+:\/\//i, '').replace(/:(\d+|\*)$/, ''))
  if (hosts.some((host) => !host.includes('*'))) return new URL(origin).origin
  const [longest = ''] = hosts.map((host) => host.split('*.').at(-1) ?? '').sort((a, b) => b.length - a.length)
  return longest.includes('*') ? '' : longest
}

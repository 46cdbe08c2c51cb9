import type { QueryParameters } from './types.js'

/**
 * Appends query parameters to a URL that may have some. `undefined`, `null` and `''` are left out; the order is kept.
 *
 * @example buildUrl('https://a.example/v1', { page: 1, search: '' }) // 'https://a.example/v1?page=1'
 */
export function buildUrl(url: string, query: QueryParameters = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.append(name, String(value))
  }
  const text = parameters.toString()
  if (!text) return url
  const [base = '', hash] = url.split('#', 2)
  const joint = base.includes('?') ? (/[?&]$/.test(base) ? '' : '&') : '?'
  return `${base}${joint}${text}${hash === undefined ? '' : `#${hash}`}`
}

/** A strict content security policy, under which Portico must cause no violations. */
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self' http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*",
  // The lab's wallet is on another site.
  'frame-src http://127.0.0.1:*',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const headersByPage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/csp': { 'content-security-policy': strictPolicy },
}

/**
 * Returns additional headers of a built page.
 *
 * @param pathname Path of the request, with or without `.html`.
 */
export function pageHeaders(pathname: string): Readonly<Record<string, string>> {
  return headersByPage[pathname.replace(/\.html$/, '')] ?? {}
}

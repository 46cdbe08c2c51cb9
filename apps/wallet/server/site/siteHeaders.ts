import { toFrameAncestors } from './toFrameAncestors.js'

/** Browser features that a wallet never needs. */
const noFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'display-capture']

/** Returns whether a path is that of the page that apps embed. */
export function isFramePage(pathname: string): boolean {
  return /^\/sdk(\.html)?$/.test(pathname)
}

/**
 * Returns the headers of the wallet's pages.
 *
 * @param pathname Path of the page.
 * @param allowedOrigins Patterns of the origins that may embed the frame page. Other pages may not be embedded at all.
 * @param isDev Whether Vite serves the sources: it adds style elements and uses a WebSocket.
 */
export function siteHeaders(parameters: {
  pathname: string
  allowedOrigins: readonly string[]
  isDev: boolean
}): Readonly<Record<string, string>> {
  const { pathname, allowedOrigins, isDev } = parameters
  const isFrame = isFramePage(pathname)
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ''}`,
    "img-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${isFrame ? toFrameAncestors(allowedOrigins) : "'none'"}`,
    ...(isDev ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': noFeatures.map((name) => `${name}=()`).join(', '),
    // Cross-origin isolated apps may embed the frame. Nothing else may be loaded across origins.
    'cross-origin-resource-policy': isFrame ? 'cross-origin' : 'same-origin',
    ...(isFrame && { 'cross-origin-embedder-policy': 'require-corp' }),
    'origin-agent-cluster': '?1',
  }
}

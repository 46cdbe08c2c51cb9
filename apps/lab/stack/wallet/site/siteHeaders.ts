import { toFrameAncestors } from './toFrameAncestors.js'

/** Features of the browser that a wallet has no use for, in its own frame or elsewhere. */
const noFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'display-capture']

/**
 * Returns the headers of the wallet's pages.
 *
 * @param pathname Path of the page.
 * @param allowedOrigins Patterns of the origins that may embed the frame page; no page else may be embedded at all.
 * @param isDev Whether Vite serves the sources: it adds style elements and talks over a WebSocket.
 */
export function siteHeaders(parameters: {
  pathname: string
  allowedOrigins: readonly string[]
  isDev: boolean
}): Readonly<Record<string, string>> {
  const { pathname, allowedOrigins, isDev } = parameters
  const isFrame = /^\/sdk(\.html)?$/.test(pathname)
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
    // Pages of other origins that isolate themselves may embed the frame; nobody else may load anything.
    'cross-origin-resource-policy': isFrame ? 'cross-origin' : 'same-origin',
    ...(isFrame && { 'cross-origin-embedder-policy': 'require-corp' }),
    'origin-agent-cluster': '?1',
  }
}

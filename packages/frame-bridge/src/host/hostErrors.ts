import { defineErrors } from '@portico/core'

/**
 * Makes errors of domain `frame-host`: what a wallet site tells the app that embeds it. Their texts are sent; those of
 * all other errors stay in the frame.
 */
export const hostErrors = defineErrors({
  'frame-host/origin-refused': {
    message: (p: { origin: string }) =>
      `The wallet is embedded by ${p.origin}, which the project does not allow. Add it to the project's origins.`,
  },
  // `reason`: why a social login failed.
  'frame-host/reply': { message: (p: { message: string; reason?: string }) => p.message },
  'frame-host/cooldown': {
    message: (p: { seconds: number }) => `Please try again after ${p.seconds} seconds`,
  },
  'frame-host/outcome-unknown': {
    message: 'It is not known whether this was sent. Look at your account before you send it again',
  },
  'frame-host/rejected': { message: 'User rejected the request.', rpcCode: 4001 },
  'frame-host/unknown-network': { message: 'The wallet does not know this network', rpcCode: 4902 },
  'frame-host/unsupported-method': { message: 'This wallet does not offer the request', rpcCode: 4200 },
  'frame-host/busy': {
    message: 'Too many requests wait for an answer. Try again when some have ended.',
    rpcCode: -32005,
  },
})

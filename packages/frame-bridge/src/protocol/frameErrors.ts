import { defineErrors } from '@portico/core'

/** Creates errors of domain `frame`: the bridge to the embedded wallet. */
export const frameErrors = defineErrors({
  'frame/load-failed': { message: 'iframe_load_failed' },
  'frame/request-timeout': { message: (_: { name?: string }) => 'iframe_request_timeout' },
  // `wasPosted`: the frame received the request, and may have carried it out.
  'frame/dependency-failed': { message: (_: { wasPosted?: boolean }) => 'Unable to load email login dependency' },
  'frame/not-set': { message: (_: { wasPosted?: boolean }) => 'W3mFrame: iframe is not set' },
  'frame/parent-not-set': { message: 'W3mFrame: parent is not set' },
  'frame/rpc-not-allowed': { message: 'Requested RPC call is not allowed', rpcCode: 4200 },
  'frame/action-not-allowed': { message: 'Action not allowed', rpcCode: 4200 },
  'frame/rpc-aborted': { message: 'Request was aborted', rpcCode: 4001 },
  'frame/aborted': { message: 'Something went wrong' },
  'frame/error-reply': {
    message: (p: { name?: string; message?: string; reason?: string }) => p.message || 'An error occurred',
  },
  'frame/outcome-unknown': {
    message: (p: { name: string }) => `The frame does not know whether it has carried out ${p.name}.`,
  },
  'frame/cooldown': { message: (p: { seconds: number }) => `Please try again after ${p.seconds} seconds` },
  'frame/invalid-origin': {
    message: (p: { origin: string }) => `"${p.origin}" is not the http(s) origin of a wallet.`,
  },
  'frame/same-origin': {
    message: (p: { origin: string }) =>
      `"${p.origin}" is the app's own origin, where a sandbox keeps nothing apart. Host the wallet on another site.`,
  },
  'frame/invalid-request': {
    message: (p: { name: string; path: string }) => `The payload of ${p.name} is not valid at "${p.path}".`,
  },
  'frame/invalid-reply': { message: (p: { name: string }) => `The frame's reply to ${p.name} is not valid.` },
  'frame/too-large': { message: (p: { name: string }) => `The payload of ${p.name} is too large or no plain data.` },
  'frame/reloaded': { message: (p: { name: string }) => `The frame was reloaded before it replied to ${p.name}.` },
})

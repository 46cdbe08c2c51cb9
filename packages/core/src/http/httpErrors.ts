import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `http`. `url` is given without its query. */
export const httpErrors = defineErrors({
  'http/status': {
    message: (p: {
      status: number
      url: string
      /** The first 1,000 characters of the response. */
      body: string
      /** Delay of the Retry-After header, in milliseconds. */
      retryAfterMs: number | undefined
    }) => `HTTP status code: ${p.status}`,
  },
  'http/timeout': {
    message: (p: { url: string; timeoutMs: number }) => `${p.url} did not answer within ${p.timeoutMs} ms.`,
  },
  'http/aborted': { message: 'Request was aborted' },
  'http/network': {
    message: (p: { url: string }) => `${p.url} could not be reached: offline, blocked, or not allowed by CORS.`,
  },
  'http/invalid-json': { message: (p: { url: string }) => `${p.url} did not answer with JSON.` },
  'http/too-large': {
    message: (p: { maxBytes: number }) => `The answer is larger than ${p.maxBytes} bytes.`,
  },
  'http/invalid-request': {
    message: (p: { url: string }) => `The request to ${p.url} cannot be sent: bad URL, or a body JSON cannot hold.`,
  },
})

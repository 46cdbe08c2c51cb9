import * as z from 'zod/mini'
import { list, nothing, text } from './fields.js'

/**
 * Where a login is kept over a reload: in the frame's own storage, in a cookie that the browser partitions by the app's
 * site, in an unpartitioned cookie that the user gave the frame access to, or in the app, which keeps a sealed token.
 */
export const keeping = z.enum(['storage', 'partitioned', 'open', 'app'])

export type Keeping = z.output<typeof keeping>

/** Routes for frames without storage. */
export const keepRoutes = {
  '/api/keep': { request: nothing, answer: z.object({ isKept: z.boolean() }) },
  '/api/adopt': { request: z.object({ token: text() }), answer: nothing },
  /** The new `kept` takes the place of the one that was shown. */
  '/api/resume': {
    request: z.object({ kept: text(1_000) }),
    answer: z.object({ token: z.string(), device: z.string(), kept: z.string() }),
  },
  /** Requests of the session whose answers the app may not have received. */
  '/api/untold': { request: nothing, answer: z.object({ requests: list(z.string()) }) },
  '/api/told': { request: z.object({ request: text() }), answer: nothing },
} as const

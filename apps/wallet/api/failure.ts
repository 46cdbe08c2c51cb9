import * as z from 'zod/mini'

/** Answer of a request that failed. */
export const failureSchema = z.object({
  error: z.object({
    /** Stable code for programs. */
    code: z.string(),
    /** Sentence for users, without secrets. */
    message: z.string(),
    /** Seconds until the same request may be sent again. */
    retryAfter: z.optional(z.number()),
  }),
})

/**
 * Codes with which the server refuses a request before it has done anything for it, because it has too much to do or is
 * about to stop. The same request can be sent again, also one that signs or sends.
 */
export const untouchedCodes: readonly string[] = ['server/busy', 'server/stopping']

/** Code of a request that took too long. */
export const slowCode = 'server/slow'

/** Codes of requests of which nobody knows whether they were, or will be, carried out. */
export const openCodes: readonly string[] = ['server', slowCode, 'server/database']

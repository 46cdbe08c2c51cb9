import * as z from 'zod/mini'

const schema = z.strictObject({
  /** What a control request has to carry. */
  token: z.string().check(z.minLength(32)),
  /** Logins per network in ten minutes. Tests share one address. */
  loginsPerIp: z.optional(z.int()),
  /** Patterns of the origins that may embed any project's wallet. */
  allowedOrigins: z.optional(z.array(z.string())),
  /** Receives the addresses of a user who logs in, to give them their first coins. */
  fundUrl: z.optional(z.url()),
  /** Which pages are served. Default: the built ones. */
  pages: z.optional(z.enum(['built', 'sources', 'none'])),
})

/** Settings of a wallet that tests control. */
export type ControlConfig = z.output<typeof schema>

/**
 * Reads the settings of the controls.
 *
 * @throws Error If one is missing, unknown or malformed. Does not repeat values.
 */
export function parseControl(value: unknown): ControlConfig {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error('must be { token, loginsPerIp?, allowedOrigins?, fundUrl?, pages? }')
  return parsed.data
}

import { isRecord } from '@portico/core/internal'

/** Settings of a wallet that tests turn from outside. */
export type ControlConfig = {
  /** What a control request has to carry. */
  readonly token: string
  /** Logins per network in ten minutes: all tests share one address. */
  readonly loginsPerIp?: number
  /** Patterns of the origins that may embed any project's wallet. */
  readonly allowedOrigins?: readonly string[]
  /** Is told the addresses of a user who logs in, and gives them their first coins. */
  readonly fundUrl?: string
  /** Which pages are served: the built ones by default. */
  readonly pages?: 'built' | 'sources' | 'none'
}

const leastTokenLength = 32

const checks: Readonly<Record<keyof ControlConfig, (value: unknown) => boolean>> = {
  token: (value) => typeof value === 'string' && value.length >= leastTokenLength,
  loginsPerIp: (value) => value === undefined || Number.isInteger(value),
  allowedOrigins: (value) =>
    value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string')),
  fundUrl: (value) => value === undefined || (typeof value === 'string' && URL.canParse(value)),
  pages: (value) => value === undefined || value === 'built' || value === 'sources' || value === 'none',
}

/**
 * Reads the settings of the controls.
 *
 * @throws Error If one is missing, unknown or malformed.
 */
export function parseControl(value: unknown): ControlConfig {
  const isSound =
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]))
  if (!isSound) throw new Error('must be { token, loginsPerIp?, allowedOrigins?, fundUrl?, pages? }')
  // Every entry has been checked.
  return value as unknown as ControlConfig
}

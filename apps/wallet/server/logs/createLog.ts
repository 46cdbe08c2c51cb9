type Level = 'info' | 'warn' | 'error'
/** Facts about an event: no bodies, headers or queries, which hold codes, tokens and addresses. */
type Facts = Readonly<Record<string, string | number | undefined>>

/** Writes what happens: one line of JSON each. */
export type Log = (level: Level, event: string, facts?: Facts) => void

/**
 * Creates the log of a wallet.
 *
 * @param write Takes one line without its end.
 */
export function createLog(write: (line: string) => void): Log {
  return (level, event, facts) => write(JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }))
}

/**
 * Describes a failure by its kind and by where it happened. Its message may repeat what was asked or sent, so it is left
 * out.
 */
export function describeError(error: unknown): { readonly error: string; readonly at?: string } {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return { error: `${error.name}${code}`, at: frames.map((line) => line.trim()).join('; ') }
}

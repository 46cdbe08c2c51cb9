/** Minimum level to log. `silent` logs nothing. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** One line of a log. */
export type LogEntry = {
  /** Milliseconds since the Unix epoch. */
  readonly time: number
  readonly level: Exclude<LogLevel, 'silent'>
  readonly message: string
  readonly details?: unknown
}

/** Writes to the console from `level` up and keeps a redacted ring buffer of everything. */
export type Logger = {
  debug(message: string, details?: unknown): void
  info(message: string, details?: unknown): void
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
  /** Returns the redacted entries still in the buffer, oldest first. */
  entries(): readonly LogEntry[]
}

import { type Clock, systemClock } from '../clock/clock.js'
import { redact } from './redact.js'
import type { LogEntry, Logger, LogLevel } from './types.js'

/** Options of `createLogger`. */
export type CreateLoggerOptions = {
  /** Minimum level that is written to the console. Default: `error`. */
  readonly level?: LogLevel | undefined
  readonly clock?: Clock | undefined
  /** Size of the ring buffer, in UTF-16 code units of its JSON. Default 1,024,000. */
  readonly bufferBytes?: number | undefined
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Creates a logger whose buffer holds every entry, redacted, until newer ones need the room. */
export function createLogger({
  level = 'error',
  clock = systemClock,
  bufferBytes = 1_024_000,
}: CreateLoggerOptions = {}): Logger {
  const buffer: { readonly entry: LogEntry; readonly size: number }[] = []
  let total = 0
  const writer = (name: LogEntry['level']) => (message: string, details?: unknown) => {
    // Redacting changes values that are secret, and neither time nor level is.
    const entry = redact({ time: clock.now(), level: name, message, details }) as LogEntry
    const size = JSON.stringify(entry).length
    total += size
    buffer.push({ entry, size })
    while (total > bufferBytes) total -= buffer.shift()?.size ?? total
    // biome-ignore lint/suspicious/noConsole: writing to the console is what the level asks for.
    if (levels.indexOf(name) >= levels.indexOf(level)) console[name](`[portico] ${entry.message}`, entry.details ?? '')
  }
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    entries: () => buffer.map(({ entry }) => entry),
  }
}

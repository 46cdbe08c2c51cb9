import type { Clock, LogEntry, Logger, LogLevel } from '@portico/core'

type Level = LogEntry['level']

/** Creates a logger whose code (redaction, ring buffer) loads with the first entry, because most visits log nothing. */
export function createLazyLogger(options: { readonly level: LogLevel; readonly clock: Clock }): Logger {
  let logger: Logger | undefined
  let loading: Promise<void> | undefined
  const waiting: (readonly [Level, string, unknown])[] = []
  const writer = (level: Level) => (message: string, details?: unknown) => {
    if (logger) return logger[level](message, details)
    waiting.push([level, message, details])
    if (loading) return
    loading = import('./createFullLogger.lazy.js').then(
      (module) => {
        logger = module.createLogger(options)
        for (const [level, message, details] of waiting.splice(0)) logger[level](message, details)
      },
      () => {
        // No entry is lost: the next one retries, and all that wait are written then.
        loading = undefined
      },
    )
  }
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    entries: () => logger?.entries() ?? [],
  }
}

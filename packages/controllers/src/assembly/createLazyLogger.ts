import type { Clock, LogEntry, Logger, LogLevel } from '@portico/core'

type Level = LogEntry['level']
type Write = (logger: Logger) => void

/** Creates a logger whose code (redaction, ring buffer) loads with the first entry, because most visits log nothing. */
export function createLazyLogger(options: { readonly level: LogLevel; readonly clock: Clock }): Logger {
  let logger: Logger | undefined
  let isLoading = false
  const waiting: Write[] = []
  const writer = (level: Level) => (message: string, details?: unknown) => {
    const write: Write = (made) => made[level](message, details)
    if (logger) return write(logger)
    waiting.push(write)
    if (isLoading) return
    isLoading = true
    import('./createFullLogger.lazy.js').then(
      (module) => {
        logger = module.createLogger(options)
        for (const each of waiting.splice(0)) each(logger)
      },
      () => {
        // No entry is lost: the next one retries, and all that wait are written then.
        isLoading = false
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

import type { Clock, LogEntry, Logger, LogLevel } from '@portico/core'

type Level = LogEntry['level']

/**
 * Makes a logger whose code (redaction, ring buffer) is downloaded with the first thing it has to write: most visits
 * have nothing to log.
 */
export function createLazyLogger(options: { readonly level: LogLevel; readonly clock: Clock }): Logger {
  let logger: Logger | undefined
  let isLoading = false
  const waiting: (readonly [Level, string, unknown])[] = []
  const load = async () => {
    isLoading = true
    try {
      const { createLogger } = await import('./createFullLogger.js')
      logger = createLogger(options)
      for (const [level, message, details] of waiting.splice(0)) logger[level](message, details)
    } catch {
      // Nothing is lost: the next entry tries again, and all that wait are written then.
    }
    isLoading = false
  }
  const writer = (level: Level) => (message: string, details?: unknown) => {
    if (logger) logger[level](message, details)
    else {
      waiting.push([level, message, details])
      if (!isLoading) void load()
    }
  }
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    entries: () => logger?.entries() ?? [],
  }
}

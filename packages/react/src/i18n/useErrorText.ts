import { isPorticoError } from '@portico/core'
import { useMessages } from './useMessages.js'

/**
 * Says in the reader's language what an error means and what to do next. A code without a text of its own, or anything
 * that is no `PorticoError`, gets the general one.
 *
 * @param error What was thrown.
 */
export function useErrorText(error: unknown): string {
  const texts: Readonly<Record<string, unknown>> = useMessages('errors')
  const text = isPorticoError(error) && Object.hasOwn(texts, error.code) ? texts[error.code] : undefined
  return typeof text === 'string' ? text : String(texts.unknown)
}

import { isPorticoError } from '@portico/core'
import { useLazyMessages } from './useLazyMessages.js'
import { useMessages } from './useMessages.js'

/**
 * Says in the reader's language what an error means and what to do next. A code without a text of its own, or anything
 * that is no `PorticoError`, gets the general one, and so does any error until the texts have come.
 *
 * @param error What was thrown.
 */
export function useErrorText(error: unknown): string {
  const { failed } = useMessages('common')
  const texts: Readonly<Record<string, unknown>> = useLazyMessages('errors', error !== undefined) ?? {}
  const text = isPorticoError(error) && Object.hasOwn(texts, error.code) ? texts[error.code] : undefined
  return typeof text === 'string' ? text : failed
}

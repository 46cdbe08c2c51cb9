import type { Locale } from '@portico/core/internal'
import { ApiError } from '../ApiError.js'
import { letterCatalogue } from './letters/letterCatalogue.js'

/** What the operator's log says of a mail that was not taken, and the error for the person who waits for it. */
export type MailProblem = { readonly reason: string; readonly told: ApiError }

/** What the SMTP client says of a failure. Its text, and the server's, repeat the address. */
function readFailure(error: unknown): { status: number | undefined; isOfRecipient: boolean } {
  if (!(error instanceof Error)) return { status: undefined, isOfRecipient: false }
  const status: unknown = Reflect.get(error, 'responseCode')
  return {
    status: typeof status === 'number' ? status : undefined,
    isOfRecipient: Reflect.get(error, 'command') === 'RCPT TO',
  }
}

/**
 * Says what became of a mail by the reply code of the mail server (RFC 5321, section 4.2): a code of 400 to 499 means
 * that the same mail may be taken later, one above that it never will. Only the latter to the recipient's address
 * (`RCPT`) is about this address; any other is the wallet's own trouble with its mail server.
 *
 * @param error What the SMTP client threw.
 * @param locale Locale of the person's text.
 */
export function describeProblem(error: unknown, locale: Locale): MailProblem {
  const { status, isOfRecipient } = readFailure(error)
  const { refused, deferred, failed } = letterCatalogue[locale].problems
  const reason = status === undefined ? 'no connection' : `${status}`
  if (isOfRecipient && status !== undefined && status >= 500)
    return { reason, told: new ApiError(422, 'mail/refused', refused) }
  if (isOfRecipient && status !== undefined && status >= 400)
    return { reason, told: new ApiError(503, 'mail/deferred', deferred) }
  return { reason, told: new ApiError(502, 'mail/failed', failed) }
}

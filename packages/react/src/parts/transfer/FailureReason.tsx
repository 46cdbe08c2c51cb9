import { isPorticoError } from '@portico/core'
import { isRecord, stripControls } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { isolate } from '../../i18n/isolate.js'
import { useMessages } from '../../i18n/useMessages.js'

/** The reason a contract or program gave for refusing a transaction; nothing if it gave none. */
export function FailureReason({ error }: { readonly error: unknown }): ReactNode {
  const text = useMessages('transfer')
  if (!isPorticoError(error, 'solana/transaction-failed')) return null
  const reason = isRecord(error.params) ? error.params.reason : undefined
  // The text comes from the chain and is untrusted.
  return typeof reason === 'string' ? text.programReason({ reason: isolate(stripControls(reason)) }) : null
}

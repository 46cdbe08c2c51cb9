import { safeParse } from 'zod/mini'
import { frameEvents } from '../protocol/frameEvents.js'
import type { Envelope } from '../protocol/readEnvelope.js'
import type { DropReason } from './createDropCounter.js'
import { type PendingRequest, toAbortError } from './PendingRequest.js'
import { readReply } from './readReply.js'

export type HandleEnvelopeParameters = {
  readonly pending: ReadonlyMap<string, PendingRequest>
  readonly onToken: (token: string) => void
  readonly onSent: (sent: { readonly chainId: string; readonly hash: string }) => void
  readonly onDrop: (reason: DropReason) => void
}

/** Settles the request that a message of the frame answers, or reports what it tells by itself. Drops all else. */
export function handleEnvelope({ name, id, payload }: Envelope, parameters: HandleEnvelopeParameters) {
  const { pending, onToken, onSent, onDrop } = parameters
  if (name === 'SESSION_UPDATE' && id === undefined) {
    const update = safeParse(frameEvents.SESSION_UPDATE, payload)
    if (!update.success) onDrop('schema')
    else onToken(update.data.token)
    return
  }
  if (name === 'TRANSACTION_SENT' && id === undefined) {
    const sent = safeParse(frameEvents.TRANSACTION_SENT, payload)
    return sent.success ? onSent(sent.data) : onDrop('schema')
  }
  const entry = id === undefined ? undefined : pending.get(id)
  if (entry && name === `${entry.name}_APPROVED`) return entry.approve()
  const outcome = entry && (name === `${entry.name}_SUCCESS` ? 'success' : name === `${entry.name}_ERROR` && 'error')
  if (!entry || !outcome) return onDrop('id')
  const settled = readReply(entry.name, outcome, payload)
  if ('isInvalid' in settled) onDrop('schema')
  // The frame confirms the abort that it was asked for. The user has not declined.
  const isEnded = outcome === 'error' && entry.isCalledOff()
  entry.finish(isEnded ? { error: toAbortError(entry.name) } : settled)
}

import { isRecord } from '@portico/core/internal'
import { type CopyPlainOptions, copyPlain } from './copyPlain.js'
import { isFrameMessageType, messagePrefixes } from './messageTypes.js'

/** A message with a valid outer form. Name and payload are not validated yet. */
export type Envelope = {
  /** The type without its prefix, such as `GET_USER_SUCCESS`. */
  readonly name: string
  /** Id of the request; `undefined` for unsolicited messages. */
  readonly id: string | undefined
  readonly payload: unknown
}

/**
 * Reads the outer form of a message. Never throws.
 *
 * @param data What was posted.
 * @param options Who should have sent it, and how large it may be (bytes, default 1 MB).
 * @returns The envelope, or why the message is dropped.
 */
export function readEnvelope(
  data: unknown,
  { sender, maxBytes }: CopyPlainOptions & { readonly sender: keyof typeof messagePrefixes },
): Envelope | 'size' | 'type' {
  const copied = copyPlain(data, { maxBytes })
  if (!copied) return 'size'
  const { value } = copied
  if (!isRecord(value) || !isFrameMessageType(value.type, sender)) return 'type'
  const { type, id, payload } = value
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > 64)) return 'type'
  return { name: type.slice(messagePrefixes[sender].length), id, payload }
}

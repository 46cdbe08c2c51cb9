import * as z from 'zod/mini'
import { shortText } from './fields.js'

/**
 * How app and frame come to share a MessagePort, which no other window can post to:
 *
 * 1. The frame posts `@w3m-frame/READY` to its embedder's exact origin. A frame that takes a port adds `port: true` and
 *    a `nonce` of at least 16 characters that it made for this load. A frame that offers none gets window messages.
 * 2. The app posts `@w3m-app/PORT` with `{ nonce, version: 1 }`, an `id`, and one transferred MessagePort to the
 *    frame's window at the frame's exact origin.
 * 3. The frame checks origin, source (its parent), the nonce and that there is one port, and answers over the port
 *    with `@w3m-frame/PORT_SUCCESS` and the same `id`.
 * 4. From then on all goes over the port, in the same envelope. The frame takes nothing from the window any more; the
 *    app takes only a READY with a new nonce, which is the frame after a reload and starts anew at 2. The app sends no
 *    request before 4 to a frame that offers a port: there is no way back to window messages.
 */
export const handshake = {
  offer: '@w3m-frame/READY',
  port: '@w3m-app/PORT',
  accepted: '@w3m-frame/PORT_SUCCESS',
  version: 1,
  minNonceLength: 16,
} as const

/** Payload of `@w3m-app/PORT`. */
export const portPayloadSchema = z.object({ nonce: shortText, version: z.literal(handshake.version) })

import type { FrameTransport } from '../messenger/FrameTransport.js'
import { type CreateFrameParameters, createFrame } from './createFrame.js'
import { createWindowTransport } from './createWindowTransport.js'

/** A transport to a frame of the page, and its element. */
export type OpenFrameReturnType = FrameTransport & { readonly element: HTMLIFrameElement }

/**
 * Puts the wallet's iframe into its slot and opens the way to it.
 *
 * @param parameters See `createFrame`.
 * @throws `frame/invalid-origin`, `frame/same-origin` where the wallet site is no other than the app's
 */
export function openFrame(parameters: CreateFrameParameters): OpenFrameReturnType {
  const receiver = parameters.slot.ownerDocument.defaultView ?? window
  const frame = createFrame(parameters)
  return { ...createWindowTransport({ frame, receiver }), element: frame.element }
}

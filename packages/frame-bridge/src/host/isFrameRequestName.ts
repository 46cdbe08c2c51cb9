import { type FrameRequestName, frameRequests } from '../protocol/frameRequests.js'

/** Says whether a text is the name of a request of the protocol; names every object inherits are none. */
export function isFrameRequestName(name: string): name is FrameRequestName {
  return Object.hasOwn(frameRequests, name)
}

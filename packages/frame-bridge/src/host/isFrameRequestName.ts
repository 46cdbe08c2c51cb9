import { type FrameRequestName, frameRequests } from '../protocol/frameRequests.js'

/** Returns whether a text is the name of a request. Names of inherited object properties are not. */
export function isFrameRequestName(name: string): name is FrameRequestName {
  return Object.hasOwn(frameRequests, name)
}

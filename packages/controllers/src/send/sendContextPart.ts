import { definePart } from '../instance/definePart.js'
import { followSendContext } from './followSendContext.js'

/** Keeps the send form in line with the connection once it has been used; its value ends that. */
export const sendContextPart = definePart<() => void>({
  key: 'sendContext',
  create: followSendContext,
  dispose: (stop) => stop(),
})

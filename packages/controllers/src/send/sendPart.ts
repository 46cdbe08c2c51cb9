import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import { createSendState } from './createSendState.js'
import type { SendState } from './SendState.js'

/** The send form of an instance and its latest transaction, a valtio proxy. */
export const sendPart = definePart<SendState>({ key: 'send', create: () => proxy(createSendState()) })

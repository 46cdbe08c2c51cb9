import { proxy } from 'valtio/vanilla'
import { defineFeature } from '../instance/defineFeature.js'
import { createSendState } from './createSendState.js'
import type { SendState } from './SendState.js'

/** The send form of an instance and its latest transaction, a valtio proxy. */
export const sendFeature = defineFeature<SendState>({ key: 'send', create: () => proxy(createSendState()) })

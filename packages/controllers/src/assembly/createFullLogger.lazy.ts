import { createLogger as create } from '@portico/core'

/** The logger itself, in a file of its own so that it can be loaded when needed. */
export const createLogger: typeof create = (options) => create(options)

import { definePart } from '../../instance/definePart.js'

/** Reads that failed lately: until when they are not tried again, and the error. */
export const balanceBlocksPart = definePart<Map<string, { readonly until: number; readonly error: unknown }>>({
  key: 'balanceBlocks',
  create: () => new Map(),
})

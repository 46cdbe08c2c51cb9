import { defineFeature } from '../../instance/defineFeature.js'

/** Reads that failed lately: until when they are not tried again, and the error. */
export const balanceBlocksFeature = defineFeature<Map<string, { readonly until: number; readonly error: unknown }>>({
  key: 'balanceBlocks',
  create: () => new Map(),
})

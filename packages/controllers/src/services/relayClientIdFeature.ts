import { defineFeature } from '../features/defineFeature.js'

/** The id by which the relay knows this instance; `undefined` until a wallet was connected over it. */
export const relayClientIdFeature = defineFeature<{ id: string | undefined }>({
  key: 'relayClientId',
  create: () => ({ id: undefined }),
})

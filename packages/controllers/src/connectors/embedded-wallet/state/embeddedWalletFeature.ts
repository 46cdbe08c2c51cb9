import { proxy } from 'valtio/vanilla'
import { defineFeature } from '../../../instance/defineFeature.js'
import { createEmbeddedWalletState } from './createEmbeddedWalletState.js'
import type { EmbeddedWalletState } from './EmbeddedWalletState.js'

/** What an instance knows of its embedded wallet, a valtio proxy. */
export const embeddedWalletFeature = defineFeature<EmbeddedWalletState>({
  key: 'embeddedWallet',
  create: (portico) => proxy(createEmbeddedWalletState(portico)),
})

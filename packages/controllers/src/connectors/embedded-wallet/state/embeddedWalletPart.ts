import { proxy } from 'valtio/vanilla'
import { definePart } from '../../../instance/definePart.js'
import { createEmbeddedWalletState } from './createEmbeddedWalletState.js'
import type { EmbeddedWalletState } from './EmbeddedWalletState.js'

/** What an instance knows of its embedded wallet, a valtio proxy. */
export const embeddedWalletPart = definePart<EmbeddedWalletState>({
  key: 'embeddedWallet',
  create: (portico) => proxy(createEmbeddedWalletState(portico)),
})

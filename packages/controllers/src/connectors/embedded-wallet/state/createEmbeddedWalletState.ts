import { lastEmailLoginTimeKey } from '@portico/core'
import { internals, type Portico } from '../../../instance/Portico.js'
import { cooldownMs } from './cooldownMs.js'
import type { EmbeddedWalletState } from './EmbeddedWalletState.js'

/** Makes the state of a wallet nobody is logged in to. The wait after the last mail outlives a reload. */
export function createEmbeddedWalletState(portico: Portico): EmbeddedWalletState {
  const { clock, store } = portico[internals]
  const sent = store.get(lastEmailLoginTimeKey)
  const isRecent = sent !== undefined && sent <= clock.now() && sent + cooldownMs > clock.now()
  return {
    step: 'idle',
    email: undefined,
    typedEmail: undefined,
    resendAt: isRecent ? sent + cooldownMs : undefined,
    expiresAt: undefined,
    user: undefined,
    isForgetful: false,
    requests: 0,
    requestMethod: undefined,
    smartAccountNetworks: [],
    update: { step: 'idle', email: undefined },
    accountType: 'eoa',
    alert: undefined,
  }
}

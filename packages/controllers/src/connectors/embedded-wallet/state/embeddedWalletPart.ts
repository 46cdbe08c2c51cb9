import { lastEmailLoginTimeKey } from '@portico/core/internal'
import { proxy } from 'valtio/vanilla'
import { definePart } from '../../../instance/definePart.js'
import { internals, type Portico } from '../../../instance/Portico.js'
import type { EmbeddedWalletState } from './EmbeddedWalletState.js'

/** State of an instance's embedded wallet, a valtio proxy. */
export const embeddedWalletPart = definePart<EmbeddedWalletState>({
  key: 'embeddedWallet',
  create: (portico) => proxy(createEmbeddedWalletState(portico)),
})

/** Minimum time between two mails, in milliseconds. */
export const cooldownMs = 30_000

/** Creates the state without a login. The cooldown after the last mail is restored from storage. */
function createEmbeddedWalletState(portico: Portico): EmbeddedWalletState {
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

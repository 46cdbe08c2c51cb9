import type { Ask } from './Ask.js'
import type { LabWalletMode } from './labWalletState.js'
import { providerErrors } from './providerError.js'

export type CreateConfirmParameters = {
  getMode(): LabWalletMode
  /** Shows the owner what is asked. Resolves with whether they approve. */
  readonly prompt: (ask: Ask) => Promise<boolean>
  /** Called with each prompt, in any mode. */
  readonly onAsk: (ask: Ask) => void
}

/**
 * Creates the function that asks the owner of a page's wallet. It throws 4001 if they reject, or the error of the
 * wallet's mode.
 */
export function createConfirm({ getMode, prompt, onAsk }: CreateConfirmParameters): (ask: Ask) => Promise<void> {
  let isConnecting = false
  return async (ask) => {
    const mode = getMode()
    // Like well-known wallets, only one connect prompt at a time.
    if (mode === 'pending' || (ask.kind === 'connect' && isConnecting)) throw providerErrors.pending
    onAsk(ask)
    if (mode === 'auto') return
    if (mode === 'reject') throw providerErrors.rejected
    // Never settles on purpose: the mode tests how a page handles a wallet that does not answer.
    if (mode === 'hang') return new Promise(() => {})
    if (ask.kind === 'connect') isConnecting = true
    const isApproved = await prompt(ask).finally(() => {
      if (ask.kind === 'connect') isConnecting = false
    })
    if (!isApproved) throw providerErrors.rejected
  }
}

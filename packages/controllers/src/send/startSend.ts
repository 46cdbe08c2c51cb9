import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { beginSend } from './beginSend.js'
import { sendContextPart } from './sendContextPart.js'

/**
 * Starts a transfer from the active account, with the native currency chosen, and reads the balances. A draft of the
 * same account and network is kept; after a transaction was sent the form is cleared. From now on the form follows the
 * active account and network.
 *
 * @param portico The instance.
 * @returns Resolves once the balances have loaded or failed (`tokensStatus`).
 * @throws `send/not-connected`, or `transfer/unsupported-chain` if nothing can be sent on the network.
 */
export async function startSend(portico: Portico): Promise<void> {
  getPart(portico, sendContextPart)
  await beginSend(portico)
}

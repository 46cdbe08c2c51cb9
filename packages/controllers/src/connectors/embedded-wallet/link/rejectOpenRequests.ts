import type { Portico } from '../../../instance/Portico.js'
import { getEmbeddedWallet } from './getEmbeddedWallet.js'

/**
 * Says no to everything the embedded wallet asks the person now; its promises reject as those of a person who declined
 * (code 4001). Reads go on.
 *
 * @param portico The instance.
 * @throws `connection/connector-not-found`, `instance/destroyed`
 */
export async function rejectOpenRequests(portico: Portico): Promise<void> {
  const wallet = await getEmbeddedWallet(portico)
  wallet.client.abortOpenRequests()
}
